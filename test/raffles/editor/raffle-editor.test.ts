import { expect } from 'chai'
import { editorCalls } from '../../../src/core/raffles/editor/calls.ts'
import { prizeCalls } from '../../../src/core/raffles/prizes/calls.ts'
import { raffleFields } from '../../../src/core/raffles/raffle-fields.ts'
import { settingFields } from '../../../src/core/raffles/settings.ts'
import { jackpotPrize } from '../../../stories/raffles/draw-fixtures.ts'
import {
  editedId,
  editViews,
  harbourLights,
  harbourLightsOnSale,
} from '../../../stories/raffles/edited-raffle.ts'
import { answerTo, at, onWire, pageOf, refusal } from '../../../stories/support/fake-api.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { inFull } from '../../support/browser/full.ts'
import { click, focused, press, type } from '../../support/browser/page.ts'
import { turnedClock } from '../../support/browser/turned-clock.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { keepMine, staleFor } from '../conflict.ts'
import { placeEditor, within } from './placed.ts'

const patch = at(editorCalls.change, { id: editedId })

describe('the raffle editor', () => {
  it('has a field for every field of a raffle and of its settings', async () => {
    const { root, control } = await placeEditor({ role: 'RB admin' })
    await control('name')
    const { settings: _, ...fields } = raffleFields
    const { whiteLabel, ...plain } = settingFields
    const names = [
      ...Object.keys(fields),
      ...Object.keys(plain).map(name => `settings.${name}`),
      ...Object.keys(whiteLabel.fields).map(name => `settings.whiteLabel.${name}`),
    ]
    expect(names.length).to.be.greaterThan(90)
    const missing = names.filter(name => !root.querySelector(`[data-field="${name}"]`))
    expect(missing).to.deep.equal([])
  })

  it('makes a raffle by keyboard alone, as active, and goes to it with a notice', async () => {
    const { root, control, sent, desk } = await placeEditor({ raffle: null })
    let path: unknown
    root.addEventListener('raffle-desk-navigate', event => {
      event.preventDefault()
      path = (event as CustomEvent<{ path: string }>).detail.path
    })
    const name = await control('name')
    name.focus()
    await type('Winter Lights')
    const province = await control('province', 'button')
    province.focus()
    await press('Enter')
    await waitFor(() => focused()?.getAttribute('role') === 'option', 'an option')
    await type('Nova')
    await waitFor(() => focused()?.textContent?.includes('Nova Scotia'), 'Nova Scotia')
    await press('Enter')
    await waitFor(() => province.textContent?.includes('Nova Scotia'), 'the choice')
    const text = await control('name')
    text.focus()
    await press('Enter')
    await waitFor(() => sent.length === 1, 'the call')
    const body = sent[0]?.body
    expect(body).to.include({
      name: 'Winter Lights',
      province: 'NS',
      category: '50/50',
      timeZone: 'America/Halifax',
      status: 'active',
    })
    expect(body).not.to.have.property('raffleboxFeePercent')
    await waitFor(() => path === `/raffle?raffle=${editedId}`, 'the raffle’s view')
    const [notice] = desk.notices.$notices.get()
    expect(notice?.text).to.equal('Winter Lights was created as a draft.')
  })

  inFull(
    'says to those who may not activate that a draft is stored, and lets administrators choose',
    async () => {
      const owner = await placeEditor({ raffle: null })
      await owner.control('name')
      expect(owner.text()).to.include('A new raffle is stored as a draft.')
      expect(owner.root.querySelector('[data-field="status"]')).to.equal(null)
      const admin = await placeEditor({ raffle: null, role: 'RB admin' })
      const active = await admin.control('status', 'input[value="active"]')
      expect((active as HTMLInputElement).checked).to.equal(true)
    },
  )

  it('sends what changed with the version that was read, stays, and says what it was', async () => {
    const { control, saveButton, sent, desk, text } = await placeEditor()
    await click(await control('name'))
    await press('End')
    await type(' 2027')
    await click(await saveButton())
    await waitFor(() => text().includes('Saved at'), 'word that it is saved')
    expect(sent).to.deep.equal([
      { method: 'PATCH', body: { name: 'Harbour Lights 50/50 2027', version: 4 } },
    ])
    expect(desk.notices.$notices.get().map(notice => notice.text)).to.deep.equal(['Saved: Name.'])
  })

  inFull(
    'shows the prizes as they are once something is saved, and keeps them in sight meanwhile',
    async () => {
      let isSaved = false
      const { control, saveButton, root } = await placeEditor({
        answers: [
          answerTo(patch, () => {
            isSaved = true
            return { ...harbourLights, version: 5 }
          }),
          answerTo(prizeCalls.list, () =>
            pageOf([{ ...jackpotPrize, valueCents: isSaved ? 10_000 : 0 }]),
          ),
        ],
      })
      const card = () => root.querySelector('.rd-editor-prizes')?.textContent ?? ''
      await waitFor(() => card().includes('–'), 'the prize')
      await click(await control('name'))
      await press('End')
      await type(' 2027')
      await click(await saveButton())
      await waitFor(() => isSaved, 'the call')
      await waitFor(() => card().includes('$100.00'), 'the prize’s value')
    },
  )

  it('locks what buyers bought on, with the reason, and leaves inventories open', async () => {
    const { root, control, fieldText, saveButton, sent } = await placeEditor({
      raffle: harbourLightsOnSale,
    })
    const reason = 'This can no longer change: tickets have been ordered on these terms.'
    const start = (await control('startingTicketNumber')) as HTMLInputElement
    expect(start.readOnly).to.equal(true)
    for (const name of [
      'startingTicketNumber',
      'timeZone',
      'drawType',
      'settings.fractionalJackpotPercent',
    ]) {
      expect(fieldText(name), name).to.include(reason)
    }
    expect(fieldText('packages.0.priceCents')).to.include('Locked since the first order')
    expect(fieldText('packages')).to.include('How many packages may be sold still can.')
    expect(fieldText('name')).not.to.include(reason)
    const add = root.querySelector<HTMLButtonElement>('[data-field="packages"] [data-add]')
    expect(add?.disabled).to.equal(true)
    const inventory = (await control('packages.2.inventory')) as HTMLInputElement
    await click(inventory)
    inventory.select()
    await type('600')
    await click(await saveButton())
    await waitFor(() => sent.length === 1, 'the call')
    const [first, second, third] = harbourLightsOnSale.packages.map(
      ({ soldCount, ...kept }) => kept,
    )
    expect(sent[0]?.body).to.deep.equal({
      packages: [first, second, { ...third, inventory: 600 }],
      version: 4,
    })
    await expectNoAxeViolationsInFull(root)
  })

  inFull('keeps what was typed, and restores it when the editor opens again', async () => {
    const { root, control, show } = await placeEditor()
    await click(await control('name'))
    await press('End')
    const clock = turnedClock()
    await type(' at sea')
    await waitFor(() => root.textContent?.includes('Unsaved changes'))
    clock.turn(1_000)
    ;(root.getRootNode() as ShadowRoot).host.remove()
    const again = within(await show())
    await waitFor(() => again.text().includes('were restored'), 'word of the draft')
    const name = (await again.control('name')) as HTMLInputElement
    expect(name.value).to.equal('Harbour Lights 50/50 at sea')
  })

  inFull('shows fees to administrators alone, with two decimals, and sends cents', async () => {
    const owner = await placeEditor()
    await owner.control('name')
    expect(owner.root.querySelector('[data-section="fees"]')).to.equal(null)
    const { control, saveButton, sent } = await placeEditor({ role: 'RB admin', section: 'fees' })
    const fee = (await control('raffleboxOrderFeeDollars')) as HTMLInputElement
    await waitFor(() => fee.value === '0.00', 'two decimals')
    const share = (await control('raffleboxFeePercent')) as HTMLInputElement
    expect(share.value).to.equal('5.00')
    const processing = (await control('processingFeePercent')) as HTMLInputElement
    expect(processing.value).to.equal('2.90')
    await click(fee)
    fee.select()
    await type('1.25')
    await click(await saveButton())
    await waitFor(() => sent.length === 1, 'the call')
    expect(sent[0]?.body).to.deep.equal({ raffleboxOrderFeeDollars: 125, version: 4 })
  })

  inFull(
    'says fees and amounts as their fields do where somebody else changed them too',
    async () => {
      const stored = { raffleboxFeePercent: 4.5, raffleboxOrderFeeDollars: 250, maxJackpot: 0 }
      const theirs = { ...harbourLights, ...stored, version: 5 }
      const bodies: object[] = []
      const { root, control, saveButton, text } = await placeEditor({
        role: 'RB admin',
        section: 'fees',
        answers: [
          answerTo(patch, ({ body }) => {
            const stale = bodies.push(body as object) === 1
            return stale ? staleFor(theirs) : { ...theirs, ...(body as object), version: 6 }
          }),
        ],
      })
      for (const [name, written] of [
        ['raffleboxFeePercent', '6'],
        ['raffleboxOrderFeeDollars', '1.25'],
        ['maxJackpot', '9000'],
      ] as const) {
        const field = (await control(name)) as HTMLInputElement
        await click(field)
        field.select()
        await type(written)
      }
      await click(await saveButton())
      const scope = root.getRootNode() as ShadowRoot
      const sides = await waitFor(() => {
        const found = [...scope.querySelectorAll('.rd-conflict-clash')].map(
          each => each.textContent,
        )
        return found.length === 3 && found
      }, 'both sides')
      await keepMine({ scope, root }, { mine: '6.00%', theirs: '4.50%' })
      await waitFor(() => text().includes('Saved at'), 'word that it is saved')
      expect(sides).to.deep.equal([
        'Maximum jackpotBefore: EmptyYours$9,000.00Theirs$0.00–',
        'Fee on ticket salesBefore: 5.00%Yours6.00%Theirs4.50%',
        'Fee per orderBefore: $0.00–Yours$1.25Theirs$2.50',
      ])
      expect(bodies[1]).to.deep.equal({
        raffleboxFeePercent: 6,
        raffleboxOrderFeeDollars: 125,
        maxJackpot: 900_000,
        version: 5,
      })
    },
  )

  inFull('logs a failure to load, shows it, and tries again', async () => {
    let calls = 0
    const logged: unknown[][] = []
    const real = console.error
    console.error = (...words: unknown[]) => void logged.push(words)
    try {
      const view = at(editorCalls.editView, { country: 'CA' })
      const broken = refusal(400, 'moved', 'Raffles are being moved.')
      const { root, control, text } = await placeEditor({
        answers: [
          answerTo(view, () => {
            calls += 1
            return calls === 1 ? broken : editViews.CA
          }),
        ],
      })
      await waitFor(() => text().includes('Raffles are being moved.'), 'the failure')
      expect(logged.map(([words]) => words)).to.deep.equal([
        'The raffle editor could not be loaded.',
      ])
      const retry = [...root.querySelectorAll('button')].find(b => b.textContent === 'Retry')
      await click(retry as HTMLElement)
      await control('name')
    } finally {
      console.error = real
    }
  })

  inFull(
    'opens at a requirement’s field with the focus in it, and at a closed section',
    async () => {
      await placeEditor({ section: 'license-number' })
      await waitFor(() => focused()?.getAttribute('name') === 'licenseNumber', 'focus in the field')
      const { root } = await placeEditor({ section: 'white-label' })
      await waitFor(() => focused()?.textContent === 'White label', 'focus at the section')
      const lit = () => root.querySelector('nav [aria-current="true"]')?.textContent
      await waitFor(() => lit() === 'White label', 'the section in the list')
    },
  )

  inFull('puts the server’s refusal on its field', async () => {
    const error = { code: 'shortlink-taken', message: 'It is taken already.', field: 'shortlink' }
    const { control, saveButton, fieldText } = await placeEditor({
      answers: [answerTo(patch, onWire({ status: 422, body: { errors: [error] } }))],
    })
    await click(await control('shortlink'))
    await press('End')
    await type('-2')
    await click(await saveButton())
    await waitFor(() => fieldText('shortlink').includes('It is taken already.'), 'the refusal')
    await waitFor(() => focused()?.getAttribute('name') === 'shortlink', 'focus in the field')
  })

  inFull(
    'shows both sides where somebody else saved first, and saves what was chosen',
    async () => {
      const sent: unknown[] = []
      const newer = { ...harbourLights, name: 'Harbour Nights', version: 5 }
      const { root, control, saveButton } = await placeEditor({
        answers: [
          answerTo(patch, ({ body }) => {
            sent.push(body)
            const errors = [{ code: 'stale', message: 'Somebody else saved it.' }]
            return sent.length === 1
              ? onWire({ status: 409, body: { errors, data: newer, changedBy: 'Luc Arsenault' } })
              : { ...newer, version: 6 }
          }),
        ],
      })
      await click(await control('name'))
      await press('End')
      await type(' 2027')
      await click(await saveButton())
      const scope = root.getRootNode() as ShadowRoot
      const dialog = await waitFor(() => scope.querySelector('[role=dialog]'), 'the question')
      expect(dialog.textContent).to.include('Luc Arsenault saved a newer version.')
      const save = [...dialog.querySelectorAll('button')].find(
        button => button.textContent === 'Save these choices',
      )
      save?.focus()
      await press('Enter')
      await waitFor(() => sent.length === 2, 'the second call')
      expect(sent[1]).to.deep.equal({ name: 'Harbour Lights 50/50 2027', version: 5 })
    },
  )

  inFull(
    'previews the email with a buyer of each language, and sends a test of what stands there',
    async () => {
      let test: unknown
      const { root, control, desk } = await placeEditor({
        answers: [
          answerTo(at(editorCalls.testEmail, {}), ({ body }) => {
            test = body
            return { recipient: 'eva.muise@example.org' }
          }),
        ],
      })
      await control('emailTicketBody', '[contenteditable]')
      const shown = () =>
        root.querySelector('[data-preview=email] .rd-html')?.shadowRoot?.textContent ?? ''
      expect(shown()).to.include('Thank you, Rosalie')
      const french = [...root.querySelectorAll('.rd-editor-buyer')].at(-1) as HTMLElement
      await click(french)
      await waitFor(() => shown().includes('Thank you, Amélie'), 'the other buyer')
      const subject = root.querySelector('.rd-editor-email-head [data-preview]')
      expect(subject?.textContent).to.match(/^Vos billets/)
      const open = root.querySelector<HTMLElement>('.rd-editor-test button')
      await click(open as HTMLElement)
      const scope = root.getRootNode() as ShadowRoot
      const recipient = await waitFor(
        () => scope.querySelector<HTMLInputElement>('[role=dialog] input[name=recipient]'),
        'the dialog',
      )
      expect(recipient.value).to.equal('eva.muise@example.org')
      const dialog = recipient.closest('[role=dialog]')
      expect(dialog?.textContent).to.include('members of this organization only')
      recipient.focus()
      await press('Enter')
      await waitFor(() => test, 'the call')
      expect(test).to.deep.equal({
        eventId: editedId,
        recipient: 'eva.muise@example.org',
        locale: 'en',
        emailTicketBody: harbourLights.emailTicketBody,
        emailTicketFooter: harbourLights.emailTicketFooter,
      })
      await waitFor(() => desk.notices.$notices.get().length === 1, 'word of it')
    },
  )

  inFull('names what is missing in the specification’s words', async () => {
    const nowhere = { ...editViews.CA, province: null }
    const answers = [answerTo(at(editorCalls.editView, { country: 'CA' }), nowhere)]
    const { saveButton, fieldText, text } = await placeEditor({ raffle: null, answers })
    await click(await saveButton())
    await waitFor(() => fieldText('name').includes('The name field is required'), 'the message')
    expect(fieldText('province')).to.include('The province field is required')
    expect(text()).to.include('2 fields need to be corrected')
  })

  inFull('starts a new raffle in the province of its organization', async () => {
    const { fieldText, control } = await placeEditor({ raffle: null })
    await control('province', 'button')
    expect(fieldText('province')).to.include('Nova Scotia')
  })

  inFull('calls a province a state in the United States, and lists its states', async () => {
    const raffle = { ...harbourLights, country: 'US' as const, province: 'AZ' }
    const { control, fieldText } = await placeEditor({ raffle })
    await control('province', 'button')
    expect(fieldText('province')).to.include('State')
    expect(fieldText('province')).to.include('Arizona')
  })
})
