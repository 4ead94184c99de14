import { expect } from 'chai'
import { AsOf } from '../../src/screens/kit/as-of.tsx'
import { Avatar } from '../../src/screens/kit/avatar.tsx'
import { CopyButton } from '../../src/screens/kit/copy-button.tsx'
import { DateText } from '../../src/screens/kit/date-text.tsx'
import { KeyValueList } from '../../src/screens/kit/key-value-list.tsx'
import { QrCode } from '../../src/screens/kit/qr-code.tsx'
import { RelativeTime } from '../../src/screens/kit/relative-time.tsx'
import { ShortId } from '../../src/screens/kit/short-id.tsx'
import { Timeline } from '../../src/screens/kit/timeline.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { inFull } from '../support/browser/full.ts'
import { click, focused, press } from '../support/browser/page.ts'
import { placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { savedFiles } from '../support/browser/saved-files.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const at = '2026-11-20T18:32:05Z'
const timeZone = 'America/Halifax'
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')

/** The clipboard as a frame or a plain-http page has it. */
function forbidClipboard(): () => void {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')
  Object.defineProperty(Navigator.prototype, 'clipboard', { configurable: true, value: undefined })
  return () => own && Object.defineProperty(Navigator.prototype, 'clipboard', own)
}

describe('copy button', () => {
  for (const place of somePlaces) {
    it(`copies without the clipboard's permission, says so, and keeps the focus (${place})`, async () => {
      const allow = forbidClipboard()
      const copied: string[] = []
      const listen = (event: Event) => {
        const source = event.composedPath()[0]
        if (source instanceof HTMLTextAreaElement) copied.push(source.value)
      }
      document.addEventListener('copy', listen)
      try {
        const { root, find } = await placeKit(<CopyButton text="RD-4F09C2" what="order number" />, {
          place,
        })
        const button = await find<HTMLButtonElement>('button')
        expect(button.getAttribute('aria-label')).to.equal('Copy order number')
        button.focus()
        await press('Enter')
        await waitFor(() => root.querySelector('[role="status"]')?.textContent === 'Copied')
        expect(copied).to.deep.equal(['RD-4F09C2'])
        expect(focused()).to.equal(button)
        expect(root.querySelector('textarea')).to.equal(null)
        await expectNoAxeViolationsInFull(root)
      } finally {
        document.removeEventListener('copy', listen)
        allow()
      }
    })
  }

  it('says what to do when nothing copies', async () => {
    const allow = forbidClipboard()
    const { execCommand } = document
    document.execCommand = () => false
    try {
      const { root, find } = await placeKit(<CopyButton text="RD" what="code" />)
      await click(await find('button'))
      await waitFor(() =>
        root.querySelector('[role="status"]')?.textContent?.startsWith('Not copied.'),
      )
    } finally {
      document.execCommand = execCommand
      allow()
    }
  })
})

describe('times and ids', () => {
  it('show a time in its zone, with the whole instant beside it', async () => {
    const { find } = await placeKit(<DateText instant={at} timeZone={timeZone} zone />)
    const time = await find<HTMLTimeElement>('time')
    expect(time.dateTime).to.equal(at)
    expect(plain(time.textContent)).to.equal('Nov 20, 2026, 2:32 p.m. AST')
    expect(plain(time.title)).to.equal(
      'Friday, November 20, 2026 at 2:32:05 p.m. Atlantic Standard Time (America/Halifax)',
    )
  })

  it('read the zone out where it does not show', async () => {
    const { find } = await placeKit(<DateText instant={at} timeZone={timeZone} show="time" />, {
      locale: 'fr',
    })
    const time = await find('time')
    expect(plain(time.textContent)).to.equal('14 h 32 HNA')
    expect(time.querySelector('.rd-only-read-out')?.textContent).to.equal(' HNA')
  })

  it('show a dash for what is no instant', async () => {
    const { root } = await placeKit(
      <>
        <DateText instant={null} timeZone={timeZone} />
        <DateText instant="yesterday" timeZone={timeZone} />
        <RelativeTime instant="soon" timeZone={timeZone} />
      </>,
    )
    expect(root.textContent).to.equal('–None'.repeat(3))
  })

  it('move a relative time on by themselves', async () => {
    const almost = new Date(Date.now() - 119_200).toISOString()
    const { find } = await placeKit(<RelativeTime instant={almost} timeZone={timeZone} />)
    const time = await find('time')
    expect(time.textContent).to.equal('1 minute ago')
    await waitFor(() => time.textContent === '2 minutes ago')
    const french = await placeKit(<RelativeTime instant={almost} timeZone={timeZone} />, {
      locale: 'fr',
    })
    expect(plain(french.root.textContent)).to.equal('il y a 2 minutes')
  })

  it('shorten an id to 6 characters, upper case, and keep the whole', async () => {
    const { find } = await placeKit(<ShortId id="4f09c2ab-77d1" />)
    const id = await find('data')
    expect([id.textContent, id.title]).to.deep.equal(['4F09C2', '4f09c2ab-77d1'])
  })
})

describe('avatar', () => {
  it('has the same colour for the same name, and is read out only when it stands alone', async () => {
    const { root } = await placeKit(
      <>
        <Avatar name="Eva Muise" />
        <Avatar name="Eva Muise" alone />
      </>,
    )
    const [beside, alone] = [...root.querySelectorAll('.rd-avatar')]
    expect(beside?.className).to.equal(alone?.className)
    expect(beside?.getAttribute('aria-hidden')).to.equal('true')
    expect(alone?.getAttribute('aria-label')).to.equal('Eva Muise')
    await expectNoAxeViolationsInFull(root)
  })

  it('falls back to the initials when its picture is broken', async () => {
    const { root } = await placeKit(
      <Avatar name="Eva Muise" imageUrl="data:image/png;base64,none" />,
    )
    await waitFor(() => root.textContent === 'EM')
  })
})

describe('QR code', () => {
  const saved = savedFiles()
  it('is dark on light in the dark scheme too, with a quiet zone and words for it', async () => {
    const { root, find } = await placeKit(<QrCode text="https://example.org" label="Link" />)
    root.dataset.theme = 'dark'
    const code = await find('svg[role="img"]')
    expect(code.getAttribute('aria-label')).to.equal('Link')
    expect(getComputedStyle(code.querySelector('rect')!).fill).to.equal('rgb(255, 255, 255)')
    expect(getComputedStyle(code.querySelector('path')!).fill).to.equal('rgb(0, 0, 0)')
    const size = Number(code.getAttribute('viewBox')?.split(' ')[2])
    const { x, y, width } = code.querySelector('path')!.getBBox()
    expect([x, y, width]).to.deep.equal([4, 4, size - 8])
  })

  inFull('is saved as a sharp picture and as a drawing', async () => {
    const { root } = await placeKit(<QrCode text="RD" label="Ticket" fileName="ticket" />)
    for (const button of root.querySelectorAll('button')) await click(button)
    const [svg, png] = await waitFor(() => saved.length === 2 && saved)
    expect(svg?.name).to.equal('ticket.svg')
    expect(await svg?.text()).to.match(/^<svg xmlns/)
    expect(png?.name).to.equal('ticket.png')
    const bitmap = await createImageBitmap(png!.blob!)
    expect(bitmap.width).to.be.at.least(1000)
    await expectNoAxeViolationsInFull(root)
  })

  it('says when a text is too long for one', async () => {
    const { find } = await placeKit(<QrCode text={'x'.repeat(4000)} label="Link" />)
    expect((await find('[role="alert"]')).textContent).to.include('too long')
  })
})

describe('key-value list', () => {
  it('shows a dash for what is empty and copies what can be copied', async () => {
    const { root } = await placeKit(
      <KeyValueList
        items={[
          { name: 'Refund', value: null },
          { name: 'Orders', value: 0 },
          { name: 'Link', value: 'example.org', copy: 'https://example.org' },
        ]}
      />,
    )
    const values = [...root.querySelectorAll('dd')].map(value => value.textContent)
    expect(values).to.deep.equal(['–None', '0', 'example.org'])
    expect(root.querySelector('button')?.getAttribute('aria-label')).to.equal('Copy Link')
    await expectNoAxeViolationsInFull(root)
  })
})

describe('timeline', () => {
  it('gathers by the day of its zone and asks for more by keyboard', async () => {
    let asked = 0
    const { root, find } = await placeKit(
      <Timeline
        timeZone={timeZone}
        onMore={() => {
          asked += 1
        }}
        entries={[
          { id: '1', at: '2026-11-20T04:30:00Z', actor: 'Eva', action: 'voided it' },
          { id: '2', at: '2026-11-20T03:30:00Z', actor: 'Tom', action: 'sold it' },
          { id: '3', at: 'never', actor: 'Nobody', action: 'did nothing' },
        ]}
      />,
    )
    const days = [...root.querySelectorAll('h3')].map(day => day.textContent)
    expect(days).to.deep.equal(['Friday, November 20, 2026', 'Thursday, November 19, 2026'])
    expect(root.querySelectorAll('li').length).to.equal(2)
    ;(await find('button')).focus()
    await press('Enter')
    expect(asked).to.equal(1)
    await expectNoAxeViolationsInFull(root)
  })
})

describe('timeline, folded', () => {
  it('unfolds changes by keyboard, and shows the reader’s time where it differs', async () => {
    const { root, find } = await placeKit(
      <Timeline
        timeZone={timeZone}
        entries={[
          {
            id: '1',
            at: '2026-07-20T16:30:00Z',
            ownTime: '9:30 a.m.',
            actor: 'Eva',
            action: 'changed it',
            folded: '2 changes',
            changes: [
              { name: 'Price', before: '$5.00', after: null },
              { name: 'Tickets', after: '20' },
            ],
          },
        ]}
      />,
    )
    const list = await find('.rd-timeline-changes')
    expect(list.checkVisibility()).to.equal(false)
    ;(await find('summary')).focus()
    await press('Space')
    await waitFor(() => list.checkVisibility())
    expect([...list.querySelectorAll('dd')].map(value => value.textContent)).to.deep.equal([
      'Before: $5.00',
      'After: –None',
      '20',
    ])
    const time = root.querySelector('.rd-timeline-time')?.textContent
    expect(plain(time)).to.equal('1:30 p.m. ADT (9:30 a.m. your time)')
    await expectNoAxeViolationsInFull(root)
  })
})

describe('as-of line', () => {
  it('says of when the figures are, politely, and tries again by keyboard', async () => {
    let retries = 0
    const { root, find } = await placeKit(
      <AsOf
        instant={at}
        timeZone={timeZone}
        onRetry={() => {
          retries += 1
        }}
      />,
      { locale: 'fr' },
    )
    const line = await find('[role="status"]')
    expect(plain(line.textContent)).to.include('Données de 14 h 32. Nouvelle tentative en cours.')
    ;(await find('button')).focus()
    await press('Enter')
    expect(retries).to.equal(1)
    await expectNoAxeViolationsInFull(root)
  })
})
