/** What a seller does in stories of both screens. */
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { mailBatchCalls } from '../../src/core/mail-batches/calls.ts'
import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import type { OnSale } from '../../src/core/order-entry/on-sale.ts'
import { type Answered, type Answers, answerTo, pageOf } from '../support/fake-api.ts'
import type { StoryDeskOptions } from '../support/fake-desk.ts'
import { type ElementStory, inside, onDesk } from '../support/story.tsx'
import { fakeOutbox } from './fake-outbox.ts'
import { onSale, receipt } from './sample-entry.ts'

/** What the server answers a seller. */
export function selling(
  more: Answers = [],
  sale: OnSale = onSale,
  outbox: StoryDeskOptions['outbox'] = fakeOutbox(),
): ElementStory {
  const answers: Answered[] = [
    answerTo(orderEntryCalls.onSale, sale),
    answerTo(orderEntryCalls.buyers, []),
    answerTo(orderEntryCalls.enter, receipt),
    answerTo(mailBatchCalls.list, pageOf([])),
    ...more,
  ]
  return onDesk({ answers, outbox })
}

export interface Hands {
  shown: (selector: string) => Promise<HTMLElement>
  fill: (name: string, text: string) => Promise<void>
  /** The package under this digit of the raffle that is chosen. */
  add: (digit: string) => Promise<void>
  tick: (name: string) => Promise<void>
  enter: () => Promise<void>
}

/** A story in which somebody sells. */
export function when(story: ElementStory, steps: (hands: Hands) => Promise<void>): ElementStory {
  return {
    ...story,
    async play({ canvasElement }) {
      const { root } = await inside(canvasElement)
      await waitFor(() => expect(root.dataset.state).toBe('ready'))
      const around = root.getRootNode() as ShadowRoot
      const shown = (selector: string) =>
        waitFor(() => {
          const part = around.querySelector<HTMLElement>(selector)
          if (!part) throw new Error(`no ${selector}`)
          return part
        })
      const field = (name: string) => shown(`[data-field="${name}"] input`)
      await steps({
        shown,
        async fill(name, text) {
          const input = await field(name)
          input.focus()
          fireEvent.input(input, { target: { value: text } })
        },
        async add(digit) {
          ;(await shown('.rd-entry-pack')).focus()
          await userEvent.keyboard(digit)
        },
        tick: async name => (await field(name)).click(),
        async enter() {
          fireEvent.keyDown(await shown('.rd-entry-pack'), { key: 'Enter', ctrlKey: true })
        },
      })
    },
  }
}

/** All that an order over the counter needs. */
export async function fillIn({ fill, add, tick }: Hands): Promise<void> {
  await fill('customer.phone', '9025550142')
  await fill('customer.firstName', 'Rosalie')
  await fill('customer.lastName', 'Thibodeau')
  await fill('customer.postalCode', 'B3H 4R2')
  await add('2')
  await tick('ofAge')
}
