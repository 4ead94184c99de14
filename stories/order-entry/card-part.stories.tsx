import type { Meta } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import { DeskProvider } from '../../src/screens/desk.tsx'
import CardPart, { type CardPartProps } from '../../src/screens/order-entry/card-part.tsx'
import { answerTo, refusal } from '../support/fake-api.ts'
import { storyDesk } from '../support/fake-desk.ts'
import { inside, type KitStory, kitStory } from '../support/story.tsx'
import type { Situation } from '../support/toolbar.ts'
import { frameThat, type SaysWhat } from './sample-frame.ts'

const meta: Meta = { title: 'Order entry/Card part' }
export default meta

type Shown = Partial<Pick<CardPartProps, 'fault'>> & { asks?: boolean }

const cardPart = (says: SaysWhat | 'never' | 'failed', shown: Shown = {}): KitStory =>
  kitStory(situation => <OnDesk situation={situation} says={says} {...shown} />)

interface OnDeskProps extends Shown {
  situation: Situation
  says: SaysWhat | 'never' | 'failed'
}

function OnDesk({ situation, says, fault = null, asks = false }: OnDeskProps) {
  const card: CardPartProps['card'] = useRef(null)
  const [desk] = useState(() => {
    const fields =
      says === 'never'
        ? 'never'
        : says === 'failed'
          ? refusal(409, 'cards-not-taken', 'This organization takes no cards.')
          : frameThat(says)
    return storyDesk(situation, { answers: [answerTo(orderEntryCalls.cardFields, fields)] })
  })
  return (
    <DeskProvider desk={desk}>
      <CardPart card={card} amountCents={2500} currency="CAD" fault={fault} />
      {asks && (
        <button type="button" onClick={() => void card.current?.ask().catch(() => {})}>
          Ask
        </button>
      )}
    </DeskProvider>
  )
}

export const Ready = cardPart('token')
export const Loading = cardPart('never')
export const Failed = cardPart('failed')
export const Declined = cardPart('token', {
  fault:
    'The bank declined the card. Nothing was charged. Try another card, or another way to pay.',
})
export const Confirming: KitStory = {
  ...cardPart('confirming', { asks: true }),
  async play({ canvasElement }) {
    const { findByRole, findByText, root } = await inside(canvasElement)
    await findByText(/own fields|champs du service/)
    const ask = await findByRole('button')
    while (!root.querySelector('[data-state="ready"]')) await new Promise(requestAnimationFrame)
    ask.click()
    await findByText(/asks the buyer|demande à l’acheteur/)
  },
}
