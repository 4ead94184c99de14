import type { Meta } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { mailBatchCalls } from '../../src/core/mail-batches/calls.ts'
import type { MailBatch } from '../../src/core/mail-batches/mail-batch.ts'
import { DeskProvider } from '../../src/screens/desk.tsx'
import { MailBatchPart } from '../../src/screens/order-entry/mail-batch-part.tsx'
import { answerTo, type Prepared, pageOf, refusal } from '../support/fake-api.ts'
import { storyDesk } from '../support/fake-desk.ts'
import { inside, type KitStory, kitStory } from '../support/story.tsx'
import type { Situation } from '../support/toolbar.ts'
import { balancedBatch, halfEntered, newBatch } from './sample-batches.ts'

const meta: Meta = { title: 'Mail batches/Mail batch part' }
export default meta

type Answer = Prepared<typeof mailBatchCalls.list>

function OnDesk({
  situation,
  answer,
  chosen,
}: {
  situation: Situation
  answer: Answer
  chosen: MailBatch | null
}) {
  const [desk] = useState(() =>
    storyDesk(situation, { answers: [answerTo(mailBatchCalls.list, answer)] }),
  )
  const [batchId, setBatchId] = useState(chosen?.id ?? null)
  useEffect(() => void desk.start(), [desk])
  return (
    <DeskProvider desk={desk}>
      <MailBatchPart batchId={batchId} onChange={setBatchId} currency="CAD" />
    </DeskProvider>
  )
}

const open = pageOf([newBatch, halfEntered, balancedBatch])
const showing = (chosen: MailBatch | null, answer: Answer = open): KitStory =>
  kitStory(situation => <OnDesk situation={situation} answer={answer} chosen={chosen} />)

export const HalfEntered = showing(halfEntered)
export const Balanced = showing(balancedBatch)
/** No envelope is left to be entered, and the money is another. */
const differing: MailBatch = { ...balancedBatch, enteredCents: balancedBatch.controlCents - 2000 }
export const Differing = showing(differing, pageOf([differing]))
export const New = showing(newBatch)
export const NoneChosen = showing(null)
export const NoneOpen = showing(null, pageOf([]))
export const Loading = showing(null, 'never')
export const Failed = showing(null, refusal(500, 'unexpected', 'The batches are being counted.'))

const opening = (chosen: MailBatch, button: RegExp): KitStory => ({
  ...showing(chosen),
  async play({ canvasElement }) {
    const { root, findByRole } = await inside(canvasElement)
    await userEvent.click(await findByRole('button', { name: button }))
    await waitFor(() =>
      expect(
        (root.getRootNode() as ShadowRoot).querySelector('[role="dialog"], [role="alertdialog"]'),
      ).not.toBeNull(),
    )
  },
})
export const Correcting = opening(halfEntered, /^(Correct|Corriger)$/)
export const Closing = opening(balancedBatch, /^(Close batch|Fermer le lot)$/)
