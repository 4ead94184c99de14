import { expect } from 'chai'
import { activityCalls } from '../../src/core/activity/calls.ts'
import { subjectsOf } from '../../src/core/activity/kinds.ts'
import { ActivityTimeline } from '../../src/screens/activity/parts/activity-timeline.tsx'
import { DeskProvider } from '../../src/screens/desk.tsx'
import { entries, orderEntries, raffleId, timeZone } from '../../stories/activity/entries.ts'
import {
  answerTo,
  type Call,
  type Prepared,
  pageOf,
  refusal,
} from '../../stories/support/fake-api.ts'
import { storyDesk } from '../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../stories/support/toolbar.ts'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { mark, turnedPlaces } from '../support/browser/isolation.ts'
import { click, focused, press } from '../support/browser/page.ts'
import { type PlacedKit, placeKit } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

type Listed = Prepared<typeof activityCalls.list>

async function placed(list: Listed, locale: 'en' | 'fr' = 'en', ownTimeZone = timeZone) {
  const calls: Call[] = []
  const answer: Listed = call => {
    calls.push(call)
    return typeof list === 'function'
      ? list(call)
      : list === 'never'
        ? new Promise<never>(() => undefined)
        : list
  }
  const desk = storyDesk(
    { ...usualGlobals, locale },
    { answers: [answerTo(activityCalls.list, answer)] },
  )
  await desk.start()
  const kit = await placeKit(
    <DeskProvider desk={desk}>
      <ActivityTimeline raffleId={raffleId} timeZone={timeZone} ownTimeZone={ownTimeZone} />
    </DeskProvider>,
    { locale },
  )
  return { kit, desk, calls }
}

const rows = (kit: PlacedKit) => [...kit.scope.querySelectorAll('.rd-timeline-entry')]
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ')
const said = (kit: PlacedKit) =>
  rows(kit).map(row => plain(row.querySelector('.rd-timeline-what')?.textContent))
const all = pageOf(entries)

async function ready(kit: PlacedKit, count = entries.length) {
  await waitFor(() => rows(kit).length === count)
}

describe('the timeline of a raffle', () => {
  it('says who did what, newest first', async () => {
    const { kit, calls } = await placed(all)
    await ready(kit)
    expect(calls[0]?.query.get('eventId')).to.equal(raffleId)
    expect(said(kit).slice(0, 3)).to.deep.equal([
      'Marguerite Doucette confirmed ticket 104218 for “Jackpot”',
      'Marguerite Doucette picked ticket 104218 for “Jackpot”, witnessed by Doris MacIsaac',
      'Callum Fraser-Nyarko rejected ticket 101007 for “Jackpot”',
    ])
    expect(said(kit)).to.include('The system ended the raffle')
    expect(said(kit)).to.include('An erased person uploaded a list of members')
    await expectNoAxeViolationsInFull(kit.root)
  })

  it('is not turned by whose name is written from the right', async () => {
    const far = entries.map(entry => {
      const name = entry.actor?.name
      return name ? { ...entry, actor: { ...entry.actor, name: `${mark} ${name}` } } : entry
    })
    const { kit } = await placed(pageOf(far as typeof entries))
    await ready(kit)
    expect(said(kit)[0]).to.include(`${mark} Marguerite Doucette`)
    expect(turnedPlaces(kit.root).join('\n')).to.equal('')
  })

  it('says it in French, with no English left', async () => {
    const { kit } = await placed(all, 'fr')
    await ready(kit)
    await waitFor(() => said(kit)[0]?.includes('a confirmé') && said(kit)[8]?.includes('Valeur'))
    expect(said(kit).slice(6, 9)).to.deep.equal([
      'Marguerite Doucette a verrouillé les billets pour le tirage du 23 nov. 2026',
      'Le système a mis fin à la tombola',
      'Marguerite Doucette a modifié le prix « Weekend at the inn » : Valeur et Heure limite',
    ])
  })

  it('unfolds what changed by keyboard, in labels and formats that people read', async () => {
    const { kit } = await placed(all)
    await ready(kit)
    const row = rows(kit)[8]
    const summary = row?.querySelector('summary')
    expect(summary?.textContent).to.equal('2 changes')
    expect(row?.querySelector('dl')?.checkVisibility()).to.equal(false)
    summary?.focus()
    await press('Enter')
    await waitFor(() => row?.querySelector('dl')?.checkVisibility() === true)
    const changes = [...(row?.querySelectorAll('.rd-timeline-change') ?? [])].map(change =>
      [...change.children].map(part => plain(part.textContent)),
    )
    expect(changes).to.deep.equal([
      ['Value', 'Before: $900.00', 'After: $1,200.00'],
      ['Cut-off', 'Before: –None', 'After: Nov 14, 2026, 9:00 p.m. AST'],
    ])
    expect(row?.querySelector('.rd-timeline-note')?.textContent).to.equal(
      'The inn raised its rates.',
    )
  })

  it('shows an amount of zero as a dash, which is read out as the amount', async () => {
    const prize = entries[8]!
    const change = { ...prize, before: { valueCents: 90_000 }, after: { valueCents: 0 } }
    const { kit } = await placed(pageOf([change]))
    await ready(kit, 1)
    const after = kit.scope.querySelector('.rd-timeline-after ins')
    expect(after?.querySelector('[aria-hidden]')?.textContent).to.equal('–')
    expect(after?.querySelector('.rd-only-read-out')?.textContent).to.equal('$0.00')
    expect(kit.scope.querySelector('.rd-timeline-before del')?.textContent).to.equal('$900.00')
  })

  it('puts the reader’s own time beside, where the clocks differ', async () => {
    const { kit } = await placed(all, 'en', 'America/Phoenix')
    await ready(kit)
    const time = rows(kit)[0]?.querySelector('.rd-timeline-time')
    expect(plain(time?.textContent)).to.equal('12:22 p.m. AST (9:22 a.m. your time)')
  })

  it('tells what was erased, and shows none of it', async () => {
    const { kit } = await placed(all)
    await ready(kit)
    const row = rows(kit)[10]
    expect(row?.textContent).to.include('changed a member')
    expect(row?.textContent).to.include('a person’s data was erased')
  })

  it('goes on by cursor from the last entry, and to the end', async () => {
    const { kit, calls } = await placed(({ query }) =>
      query.has('cursor')
        ? pageOf(entries.slice(6))
        : pageOf(entries.slice(0, 6), { nextCursor: 'below-6' }),
    )
    await ready(kit, 6)
    ;(await kit.find('.rd-timeline > .rd-button')).focus()
    await press('Enter')
    await ready(kit)
    expect(calls.at(-1)?.query.get('cursor')).to.equal('below-6')
    expect(kit.query('.rd-timeline-end')).not.to.equal(null)
  })

  it('gathers orders in a line that unfolds to each of them, by keyboard', async () => {
    const orders = orderEntries(12)
    const { kit } = await placed(pageOf([...orders, ...entries]))
    await ready(kit, entries.length + 1)
    expect(said(kit)[0]).to.equal('Marguerite Doucette entered 12 orders')
    const [row] = rows(kit)
    const summary = row?.querySelector('summary')
    expect(summary?.textContent).to.equal('12 orders')
    summary?.focus()
    await press('Enter')
    await waitFor(() => rows(kit).length === entries.length + 13)
    const inner = [...(row?.querySelectorAll('.rd-timeline-entry') ?? [])]
    expect(plain(inner[0]?.querySelector('.rd-timeline-what')?.textContent)).to.equal(
      'Marguerite Doucette entered order 00000B',
    )
    expect(inner[0]?.querySelector('summary')?.textContent).to.equal('4 details')
    const arrows = [...(row?.querySelectorAll('.rd-timeline-arrow') ?? [])]
    expect(arrows.slice(0, 2).map(arrow => getComputedStyle(arrow).rotate)).to.deep.equal([
      '90deg',
      'none',
    ])
    await expectNoAxeViolationsInFull(kit.root)
  })

  it('reads on below a line of orders until another line shows', async () => {
    const orders = orderEntries(40)
    const { kit, calls } = await placed(({ query }) => {
      if (!query.has('cursor')) return pageOf(orders.slice(0, 10), { nextCursor: 'below-10' })
      if (query.get('cursor') === 'below-10')
        return pageOf(orders.slice(10, 20), { nextCursor: 'below-20' })
      return pageOf([...orders.slice(20), ...entries.slice(0, 3)], { nextCursor: 'below-43' })
    })
    await ready(kit, 1)
    await click(await kit.find('.rd-timeline > .rd-button'))
    await ready(kit, 4)
    expect(said(kit)[0]).to.equal('Marguerite Doucette entered 40 orders')
    const read = calls.filter(({ query }) => query.has('cursor'))
    expect(read.map(({ query }) => query.get('cursor'))).to.deep.equal(['below-10', 'below-20'])
    expect(read.map(({ query }) => query.get('pageSize'))).to.deep.equal(['30', '100'])
  })

  it('keeps what it shows when earlier entries fail, and tries again', async () => {
    let fails = true
    const { kit } = await placed(({ query }) => {
      if (!query.has('cursor')) return pageOf(entries.slice(0, 6), { nextCursor: 'below-6' })
      return fails ? refusal(403, 'busy', 'The log is being moved.') : pageOf(entries.slice(6))
    })
    await ready(kit, 6)
    await click(await kit.find('.rd-timeline > .rd-button'))
    const alert = await kit.find('[role=alert]')
    expect(alert.textContent).to.include('The log is being moved.')
    expect(rows(kit)).to.have.length(6)
    fails = false
    await click(await kit.find('.rd-timeline > .rd-button'))
    await ready(kit)
    expect(kit.query('[role=alert]')).to.equal(null)
  })

  it('is narrowed down by kind, in the location, and shows all again', async () => {
    const { kit, desk, calls } = await placed(({ query }) =>
      query.has('subject[]') ? pageOf([]) : all,
    )
    await ready(kit)
    desk.location.update({ 'activity.kind': 'draws' })
    const button = await kit.find('.rd-state-empty .rd-button')
    expect(calls.at(-1)?.query.getAll('subject[]')).to.deep.equal([...subjectsOf(['draws'])])
    expect(kit.query('.rd-filters')).not.to.equal(null)
    button.focus()
    await press('Enter')
    await ready(kit)
    expect(desk.location.$parameters.get()).to.deep.equal({})
    expect(kit.root.contains(focused())).to.equal(true)
  })

  it('says when nothing happened, when it failed, and when it is not allowed', async () => {
    const empty = await placed(pageOf([]))
    expect((await empty.kit.find('.rd-state-empty')).textContent).to.include('Nothing has happened')
    let fails = true
    const failed = await placed(() => (fails ? refusal(403 + 1, 'x', 'Gone.') : all))
    const retry = await failed.kit.find('.rd-state-failed .rd-button')
    fails = false
    retry.focus()
    await press('Enter')
    await ready(failed.kit)
    expect(failed.kit.root.contains(focused())).to.equal(true)
    const forbidden = await placed(refusal(403, 'not-allowed', 'No.'))
    await forbidden.kit.find('.rd-state-forbidden')
    expect(forbidden.kit.query('.rd-filters')).to.equal(null)
  })
})
