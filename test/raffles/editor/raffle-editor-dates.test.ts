import { expect } from 'chai'
import { harbourLights } from '../../../stories/raffles/edited-raffle.ts'
import { inFull, samples } from '../../support/browser/full.ts'
import { click, press, type } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { placeEditor } from './placed.ts'

const plain = (text: string) => text.replace(/[\u2066\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ')

/** The reader sits in Kolkata, whatever machine this runs on: a zone that isn't named is theirs. */
function inKolkata() {
  const real = Intl.DateTimeFormat
  class InKolkata extends real {
    constructor(locales?: string | string[], options?: Intl.DateTimeFormatOptions) {
      super(locales, { ...options, timeZone: options?.timeZone ?? 'Asia/Kolkata' })
    }
  }
  before(() => void Object.assign(Intl, { DateTimeFormat: InKolkata }))
  after(() => void Object.assign(Intl, { DateTimeFormat: real }))
}

const withoutDates = { ...harbourLights, startDate: null, endDate: null, drawDate: null }

/** Each is typed as a clock on the wall shows it, key by key; the instants were worked out by hand. */
const cases = [
  {
    zone: 'America/Halifax',
    around: 'the clocks going forward',
    start: { keys: '202603070900p', at: '2026-03-08T01:00:00.000Z' },
    end: { keys: '202603080900p', at: '2026-03-09T00:00:00.000Z' },
    draw: { keys: '202603091200p', at: '2026-03-09T15:00:00.000Z' },
  },
  {
    zone: 'America/Halifax',
    around: 'the clocks going back',
    start: { keys: '202610310900p', at: '2026-11-01T00:00:00.000Z' },
    end: { keys: '202611010900p', at: '2026-11-02T01:00:00.000Z' },
    draw: { keys: '202611021200p', at: '2026-11-02T16:00:00.000Z' },
  },
  {
    zone: 'America/Phoenix',
    around: 'March, without a change',
    start: { keys: '202603070900p', at: '2026-03-08T04:00:00.000Z' },
    end: { keys: '202603080900p', at: '2026-03-09T04:00:00.000Z' },
    draw: { keys: '202603091200p', at: '2026-03-09T19:00:00.000Z' },
  },
  {
    zone: 'America/Phoenix',
    around: 'November, without a change',
    start: { keys: '202610310900p', at: '2026-11-01T04:00:00.000Z' },
    end: { keys: '202611010900p', at: '2026-11-02T04:00:00.000Z' },
    draw: { keys: '202611021200p', at: '2026-11-02T19:00:00.000Z' },
  },
] as const

/** Every zone and clock change stands in test/format/zoned.node.test.ts. */
const isFirst = (_case: unknown, index: number) => index === 0

describe('dates in the raffle editor, read in Kolkata', () => {
  inKolkata()

  for (const { zone, around, start, end, draw } of samples(cases, isFirst)) {
    it(`stores the raffle’s own time in ${zone}, ${around}`, async () => {
      const { control, saveButton, sent } = await placeEditor({
        raffle: { ...withoutDates, timeZone: zone },
      })
      for (const [name, { keys, at }] of [
        ['startDate', start],
        ['endDate', end],
        ['drawDate', draw],
      ] as const) {
        await click(await control(name, '[role=spinbutton]'))
        await press(...keys)
        expect(at).to.match(/Z$/)
      }
      await click(await saveButton())
      await waitFor(() => sent.length === 1, 'the call')
      expect(sent[0]?.body).to.deep.equal({
        startDate: start.at,
        endDate: end.at,
        drawDate: draw.at,
        version: 4,
      })
    })
  }

  it('shows the reader’s own time beside the raffle’s', async () => {
    const { control, fieldText } = await placeEditor()
    await control('endDate', '[role=spinbutton]')
    const shown = plain(fieldText('endDate'))
    expect(shown).to.include('2026-11-27, 9:00 p.m.')
    expect(shown).to.include('AST')
    expect(shown).to.match(/Saturday at 6:30 a\.m\. your time|November 28.*6:30 a\.m\. your time/)
  })

  inFull('refuses an end before the start and a draw before the end, in words', async () => {
    const { control, fieldText, saveButton, sent } = await placeEditor()
    await click(await control('endDate', '[role=spinbutton]'))
    await press(...'202611010900p')
    await waitFor(() => fieldText('endDate').includes('The end can’t be before the start.'))
    await click(await control('drawDate', '[role=spinbutton]'))
    await press(...'202610300900p')
    await waitFor(() => fieldText('drawDate').includes('The draw can’t be before the end'))
    await click(await saveButton())
    expect(sent).to.deep.equal([])
  })

  inFull('keeps the time on the wall when the zone is corrected', async () => {
    const { root, control, saveButton, sent, fieldText } = await placeEditor({
      raffle: { ...harbourLights, startDate: null, drawDate: null },
    })
    const zone = (await control('timeZone', 'input')) as HTMLInputElement
    await click(zone)
    zone.select()
    await type('Toronto')
    await waitFor(
      () =>
        [...(root.getRootNode() as ShadowRoot).querySelectorAll('[role=option]')].some(o =>
          o.textContent?.includes('Toronto'),
        ),
      'the zone in the list',
    )
    await press('ArrowDown', 'Enter')
    await waitFor(() => plain(fieldText('endDate')).includes('EST'), 'the other zone')
    expect(plain(fieldText('endDate'))).to.include('2026-11-27, 9:00 p.m.')
    await click(await saveButton())
    await waitFor(() => sent.length === 1, 'the call')
    expect(sent[0]?.body).to.deep.equal({
      timeZone: 'America/Toronto',
      endDate: '2026-11-28T02:00:00.000Z',
      version: 4,
    })
  })
})
