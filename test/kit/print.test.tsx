import { sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { Money } from '../../src/screens/kit/money.tsx'
import { PrintButton } from '../../src/screens/kit/print-button.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { hostPage } from '../support/browser/host-page.ts'
import { click, focused, press } from '../support/browser/page.ts'
import { placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { stubPrint } from '../support/browser/stub-print.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const css = '.ticket { break-after: page; color: rgb(1, 2, 3); }'
const content = () => ({
  title: 'Tickets of order 4F09C2',
  size: 'letter' as const,
  css,
  content: (
    <>
      {[1, 2].map(number => (
        <article key={number} className="ticket">
          <img src={picture} alt="" />
          Ticket {number} <Money cents={2000} currency="CAD" />
        </article>
      ))}
    </>
  ),
})

interface Seen {
  title: string
  lang: string
  text: string
  color: string
  pictures: boolean
  page: string
  inline: number
}

function look(page: Window & typeof globalThis): Seen {
  const { document: inside } = page
  const ticket = inside.querySelector('.ticket') as HTMLElement
  const rules = inside.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules])
  return {
    title: inside.title,
    lang: inside.documentElement.lang,
    text: inside.body.textContent,
    color: page.getComputedStyle(ticket).color,
    pictures: [...inside.images].every(image => image.complete && image.naturalWidth > 0),
    page: rules.find(rule => rule.cssText.startsWith('@page'))?.cssText ?? '',
    inline: inside.querySelectorAll('style, [style]').length,
  }
}

/** How somebody goes on after the dialog. */
const waysOn: Record<string, () => Promise<unknown>> = {
  'a key': () => press('Escape'),
  'the pointer': () => sendMouse({ type: 'click', position: [5, 700] }),
  'coming back to the tab': async () =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
}

for (const place of somePlaces) {
  describe(`printing from a ${place} place`, () => {
    it('prints the content with its styles, pictures and paper, and leaves nothing behind', async () => {
      const kit = await placeKit(<PrintButton label="Imprimer" content={content} />, {
        place,
        locale: 'fr',
      })
      const before = hostPage()
      const seen: Seen[] = []
      const restore = stubPrint(page => {
        seen.push(look(page))
        page.dispatchEvent(new Event('afterprint'))
      })
      const button = await kit.find('button')
      await click(button)
      const printed = await waitFor(() => seen[0])
      expect(printed).to.include({
        title: 'Tickets of order 4F09C2',
        lang: 'fr',
        color: 'rgb(1, 2, 3)',
        pictures: true,
        inline: 0,
      })
      expect(printed.text).to.contain('Ticket 1').and.to.contain('Ticket 2')
      expect(printed.text).to.match(/20[.,]00/)
      expect(printed.page).to.contain('letter')
      await waitFor(() => expect(hostPage()).to.deep.equal(before))
      await waitFor(() => button.getAttribute('aria-busy') === null)
      expect(focused()).to.equal(button)
      restore()
    })

    for (const [name, useThePage] of Object.entries(waysOn)) {
      it(`is ready again by ${name} where the browser never tells that printing is over`, async () => {
        const kit = await placeKit(<PrintButton label="Print" content={content} />, { place })
        const before = hostPage()
        let prints = 0
        const restore = stubPrint(() => {
          prints += 1
        })
        const button = await kit.find('button')
        await click(button)
        await waitFor(() => prints === 1)
        expect(button.getAttribute('aria-busy')).to.equal('true')
        await useThePage()
        await waitFor(() => button.getAttribute('aria-busy') === null)
        await waitFor(() => expect(hostPage()).to.deep.equal(before))
        button.focus()
        await press('Enter')
        await waitFor(() => prints === 2)
        await press('Escape')
        await waitFor(() => button.getAttribute('aria-busy') === null)
        restore()
      })
    }

    it('says so when printing fails', async () => {
      const kit = await placeKit(<PrintButton label="Print" content={content} />, { place })
      const restore = stubPrint(() => {
        throw new Error('The frame is sandboxed.')
      })
      await click(await kit.find('button'))
      expect((await kit.find('[role=alert]')).textContent).to.contain('could not be printed')
      await expectNoAxeViolationsInFull(kit.root)
      await waitFor(() => document.querySelector('iframe[aria-hidden]') === null)
      restore()
    })
  })
}
