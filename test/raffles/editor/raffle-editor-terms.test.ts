import { expect } from 'chai'
import { editorCalls } from '../../../src/core/raffles/editor/calls.ts'
import {
  editedId,
  harbourLights,
  harbourLightsOnSale,
} from '../../../stories/raffles/edited-raffle.ts'
import { answerTo, at, onWire } from '../../../stories/support/fake-api.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { inFull } from '../../support/browser/full.ts'
import { click, focused, type } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { type PlacedEditor, placeEditor } from './placed.ts'

const patch = at(editorCalls.change, { id: editedId })

async function enter({ control }: PlacedEditor, name: string, text: string): Promise<void> {
  const input = (await control(name)) as HTMLInputElement
  await click(input)
  input.select()
  await type(text)
}

const reasonIn = ({ root }: PlacedEditor) =>
  root.querySelector<HTMLElement>('[data-field="reason"] textarea')

describe('what buyers bought on, in the editor', () => {
  it('asks the account owner why an amount is lowered, in its section, and sends the reason', async () => {
    const editor = await placeEditor({ raffle: harbourLightsOnSale })
    const { root, fieldText, saveButton, sent, text, desk } = editor
    await enter(editor, 'guaranteedPotCents', '3000')
    expect(reasonIn(editor)).to.equal(null)
    await enter(editor, 'guaranteedPotCents', '2000')
    const reason = await waitFor(() => reasonIn(editor), 'the question')
    expect(root.querySelector('[data-section="jackpot"]')?.contains(reason)).to.equal(true)
    await click(await saveButton())
    await waitFor(() => fieldText('reason').includes('Say why'), 'the message')
    await waitFor(() => focused() === reason, 'focus in the field')
    await expectNoAxeViolationsInFull(root)
    await type('The board lowered it on 4 May')
    await click(await saveButton())
    await waitFor(() => text().includes('Saved at'), 'word that it is saved')
    expect(sent).to.deep.equal([
      {
        method: 'PATCH',
        body: { guaranteedPotCents: 200_000, reason: 'The board lowered it on 4 May', version: 4 },
      },
    ])
    expect(reasonIn(editor)).to.equal(null)
    const notices = desk.notices.$notices.get().map(notice => notice.text)
    expect(notices).to.deep.equal(['Saved: Guaranteed jackpot.'])
  })

  inFull(
    'tells a raffle admin beforehand what takes somebody else, and lets them raise',
    async () => {
      const editor = await placeEditor({ raffle: harbourLightsOnSale, role: 'raffle admin' })
      const { root, control, fieldText, saveButton, sent } = editor
      await control('name')
      const takes = 'takes a product administrator or the account owner, and a reason.'
      for (const name of ['category', 'province', 'licenseNumber', 'settings.customJackpotEnabled'])
        expect(fieldText(name), name).to.include(`Changing it ${takes}`)
      const section = root.querySelector('[data-section="jackpot"]')?.textContent
      expect(section).to.include(`You can raise them; lowering one ${takes}`)
      await enter(editor, 'guaranteedPotCents', '2000')
      await click(await saveButton())
      await waitFor(() => fieldText('guaranteedPotCents').includes(`lowering it ${takes}`))
      expect(sent).to.deep.equal([])
      await enter(editor, 'guaranteedPotCents', '3000')
      await click(await saveButton())
      await waitFor(() => sent.length === 1, 'the call')
      expect(sent[0]?.body).to.deep.equal({ guaranteedPotCents: 300_000, version: 4 })
    },
  )

  inFull('asks for the reason where the first ticket was sold while somebody edited', async () => {
    const bodies: unknown[] = []
    const error = {
      code: 'reason-needed',
      message: 'Say why: tickets have been sold on what this changes.',
      field: 'reason',
    }
    const editor = await placeEditor({
      answers: [
        answerTo(patch, ({ body }) => {
          bodies.push(body)
          return bodies.length === 1
            ? onWire({ status: 422, body: { errors: [error] } })
            : { ...harbourLights, version: 5 }
        }),
      ],
    })
    await enter(editor, 'guaranteedPotCents', '2000')
    expect(reasonIn(editor)).to.equal(null)
    await click(await editor.saveButton())
    const reason = await waitFor(() => reasonIn(editor), 'the question')
    await waitFor(() => editor.fieldText('reason').includes('Say why'), 'the refusal')
    await click(reason)
    await type('Too much')
    await click(await editor.saveButton())
    await waitFor(() => bodies.length === 2, 'the second call')
    const lowered = { guaranteedPotCents: 200_000, version: 4 }
    expect(bodies).to.deep.equal([lowered, { ...lowered, reason: 'Too much' }])
  })
})
