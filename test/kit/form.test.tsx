import { expect } from 'chai'
import { emptyForm, filledIn, SampleForm } from '../../stories/kit/sample-form.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click, focused, press, setWidth, type } from '../support/browser/page.ts'
import { type PlacedKit, placeKit, places } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

const field = (kit: PlacedKit, name: string) => kit.find<HTMLInputElement>(`input[name="${name}"]`)
const saveButton = (kit: PlacedKit) => kit.find('button[type="submit"]')

/** As Control+A in the field that has the focus. */
const selectAll = () => (focused() as HTMLInputElement).select()

/** What the field's `aria-describedby` leads to. */
function described(kit: PlacedKit, control: Element): string {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ')
  return ids.map(id => kit.scope.getElementById(id)?.textContent ?? '').join(' ')
}

/** Whether a link of the list of sections is to be seen, where that is one line that scrolls. */
function isInSight(link: Element): boolean {
  const [room, place] = [link.closest('nav')?.getBoundingClientRect(), link.getBoundingClientRect()]
  return room !== undefined && place.left >= room.left - 1 && place.right <= room.right + 1
}

for (const place of places) {
  describe(`a form in a ${place === 'page' ? 'plain page' : 'nested shadow root'}`, () => {
    it('says what is wrong with a field on input, and on blur', async () => {
      const kit = await placeKit(<SampleForm locale="en" values={emptyForm} />, { place })
      const phone = await field(kit, 'contactPhone')
      await click(phone)
      await type('902')
      await waitFor(() => described(kit, phone).includes('The phone field must contain 10 digits.'))
      await type(' 555-0143')
      await waitFor(() => !described(kit, phone).includes('10 digits'))
      await click(await field(kit, 'contactEmail'))
      await press('Tab')
      const email = await field(kit, 'contactEmail')
      await waitFor(() => described(kit, email).includes('The email address is required'))
      expect(email.getAttribute('aria-invalid')).to.equal('true')
      await expectNoAxeViolationsInFull(kit.root)
    })

    it('takes the person to the first field that is wrong, and to each by the list above', async () => {
      const kit = await placeKit(<SampleForm locale="en" values={emptyForm} />, { place })
      await click(await saveButton(kit))
      await waitFor(() => focused()?.getAttribute('name') === 'name')
      const alert = await kit.find('[role="alert"]')
      expect(alert.textContent).to.include('5 fields need to be corrected')
      const links = [...alert.querySelectorAll('button')].map(link => link.textContent)
      expect(links).to.deep.equal([
        'The name field is required',
        'The draw type field is required',
        'The ticket price field is required',
        'The ticket packages field must have at least 1 entry',
        'The email address is required',
      ])
      const live = [...kit.scope.querySelectorAll('.rd-field-error:not(:empty)')].map(error =>
        error.getAttribute('aria-live'),
      )
      expect(live, 'and each is heard once').to.deep.equal(live.map(() => 'off'))
      await click([...alert.querySelectorAll('button')].at(-1) as HTMLElement)
      await waitFor(() => focused()?.getAttribute('name') === 'contactEmail')
      await click([...alert.querySelectorAll('button')].at(1) as HTMLElement)
      await waitFor(() => focused()?.className.includes('rd-choice-button'))
      await expectNoAxeViolationsInFull(kit.root)
    })

    it('is saved by the keyboard, once, and says so', async () => {
      let saves = 0
      let answer = () => {}
      const kit = await placeKit(
        <SampleForm
          locale="en"
          version={1}
          save={async () => {
            saves += 1
            await new Promise<void>(resolve => {
              answer = resolve
            })
            return { state: 'saved', version: 2 }
          }}
        />,
        { place },
      )
      const name = await field(kit, 'name')
      await click(name)
      await press('End')
      await type(' 2027')
      await waitFor(() => kit.root.textContent?.includes('Unsaved changes'))
      await press('Enter', 'Enter')
      await waitFor(() => kit.root.textContent?.includes('Saving…'))
      answer()
      await waitFor(() => kit.root.textContent?.includes('Saved at'))
      expect(saves).to.equal(1)
      expect(name.value).to.equal('Tern Cove spring raffle 2027')
      await press('Enter')
      await waitFor(() => kit.root.textContent?.includes('Nothing has changed'))
      expect(saves).to.equal(1)
    })
  })
}

describe('a form', () => {
  it('is unchanged when an amount is typed back to the same cents', async () => {
    const kit = await placeKit(<SampleForm locale="en" version={1} />)
    const price = await field(kit, 'priceCents')
    await click(price)
    await press('End', 'Backspace', '5')
    await waitFor(() => kit.root.textContent?.includes('Unsaved changes'))
    await press('Backspace')
    await waitFor(() => !kit.root.textContent?.includes('Unsaved changes'))
    expect(price.value).to.equal('10.0')
  })

  it('checks one field when another changes it', async () => {
    const kit = await placeKit(<SampleForm locale="en" />)
    const pot = await field(kit, 'potCents')
    await click(pot)
    selectAll()
    await type('500')
    await press('Tab')
    const price = await field(kit, 'priceCents')
    await click(price)
    selectAll()
    await type('600')
    await waitFor(() => described(kit, pot).includes('at least the price of a ticket'))
    selectAll()
    await type('10')
    await waitFor(() => !described(kit, pot).includes('at least the price'))
  })

  it('throws changes away, and gives them back', async () => {
    const kit = await placeKit(<SampleForm locale="en" version={1} />)
    const name = await field(kit, 'name')
    await click(name)
    selectAll()
    await type('Autumn')
    const button = (text: string) =>
      waitFor(() => [...kit.root.querySelectorAll('button')].find(at => at.textContent === text))
    await click(await button('Discard'))
    await waitFor(() => name.value === filledIn.name)
    await waitFor(() => kit.root.textContent?.includes('Your changes were discarded'))
    await click(await button('Undo'))
    await waitFor(() => name.value === 'Autumn')
    await waitFor(() => kit.root.textContent?.includes('Unsaved changes'))
  })

  it('opens a closed section for a field in it, and leads to each section', async () => {
    const kit = await placeKit(
      <SampleForm
        locale="en"
        save={async () => ({
          state: 'refused',
          reasons: [
            { path: 'whiteLabel.redirectUrl', code: 'taken', message: 'Another raffle uses it.' },
          ],
          message: null,
          unsure: false,
        })}
      />,
    )
    const redirect = await field(kit, 'whiteLabel.redirectUrl')
    expect(redirect.checkVisibility()).to.equal(false)
    await click(await saveButton(kit))
    await waitFor(() => focused() === redirect)
    expect(described(kit, redirect)).to.include('Another raffle uses it.')
    const links = [...kit.root.querySelectorAll('nav button')]
    expect(links.map(link => link.textContent)).to.deep.equal([
      'Basics',
      'Ticket packages',
      'Contact',
      'After checkout1 1 field to correct',
    ])
    // Where the sections are one line, it moves to the one that was gone to.
    await waitFor(() => isInSight(links[3] as Element), 'the section with the fault')
    await click(links[2] as HTMLElement)
    await waitFor(() => focused()?.textContent === 'Contact', 'the focus at Contact')
    await click(redirect)
    await type('x')
    await waitFor(() => !described(kit, redirect).includes('Another raffle'))
    await expectNoAxeViolationsInFull(kit.root)
  })

  it('shows which section is in sight where its sections are one line that scrolls', async () => {
    const kit = await placeKit(
      <div style={{ inlineSize: 300, paddingBlockEnd: 900 }}>
        <SampleForm locale="en" />
      </div>,
      { place: 'page' },
    )
    const links = [...kit.root.querySelectorAll('nav button')]
    const last = links.at(-1) as Element
    expect(isInSight(last)).to.equal(false)
    scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => last.getAttribute('aria-current') === 'true')
    await waitFor(() => isInSight(last))
    scrollTo(0, 0)
    await waitFor(() => isInSight(links[0] as Element))
  })

  it('lights the section that was chosen until the person scrolls, where it can’t come to the top', async () => {
    const kit = await placeKit(
      <div style={{ inlineSize: 1000, paddingBlockStart: 600 }}>
        <SampleForm locale="en" />
      </div>,
      { place: 'page' },
    )
    await setWidth(1200, 1400)
    await kit.find('nav')
    const links = [...kit.root.querySelectorAll<HTMLElement>('nav button')]
    const lit = () => links.filter(link => link.getAttribute('aria-current') === 'true')
    for (const link of links) {
      await click(link)
      const [name] = link.textContent?.split('1') ?? []
      await waitFor(() => focused()?.textContent === name, `the focus at ${name}`)
      // A frame later the browser has told of the scrolling.
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      expect(lit(), name ?? '').to.deep.equal([link])
    }
    scrollTo(0, 0)
    await waitFor(() => lit()[0] === links[0], 'the first section')
  })

  it('keeps everything after a failure that belongs to no field', async () => {
    const kit = await placeKit(
      <SampleForm
        locale="en"
        save={async () => ({ state: 'refused', reasons: [], message: 'No network.', unsure: true })}
      />,
    )
    const name = await field(kit, 'name')
    await click(name)
    await press('End')
    await type(' 2')
    await click(await saveButton(kit))
    const alert = await kit.find('[role="alert"]')
    expect(alert.textContent).to.include('No network.')
    // What nobody knows isn't said to have failed.
    expect(kit.scope.textContent).not.to.include('were not saved')
    expect(name.value).to.equal('Tern Cove spring raffle 2')
  })

  it('repeats an attempt whose answer was lost under the same key, and another under a new one', async () => {
    const keys: string[] = []
    const kit = await placeKit(
      <SampleForm
        locale="en"
        save={async (_values, { idempotencyKey }) => {
          keys.push(idempotencyKey)
          return { state: 'refused', reasons: [], message: 'No answer.', unsure: true }
        }}
      />,
    )
    await click(await saveButton(kit))
    await waitFor(() => kit.query('[role="alert"]'))
    await click(await saveButton(kit))
    await waitFor(() => keys.length === 2)
    await click(await field(kit, 'name'))
    await type('x')
    await press('Enter')
    await waitFor(() => keys.length === 3)
    expect(keys[0]).to.equal(keys[1])
    expect(keys[0]).not.to.equal(keys[2])
  })
})
