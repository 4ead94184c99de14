import { sendKeys } from '@web/test-runner-commands'
import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import type { OnSale } from '../../src/core/order-entry/on-sale.ts'
import { fakeOutbox } from '../../stories/order-entry/fake-outbox.ts'
import { onSale, receipt } from '../../stories/order-entry/sample-entry.ts'
import type { refusal } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { focused, press, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

/** Keys that are held, and one that is pressed: `Control+Enter`. */
async function chord(keys: readonly string[]) {
  const held = keys.slice(0, -1)
  for (const down of held) await sendKeys({ down })
  await press(keys.at(-1) ?? '')
  for (const up of held) await sendKeys({ up })
}

interface Opened {
  sale?: OnSale | ReturnType<typeof refusal>
  desk?: Parameters<typeof fakeDesk>[0]
}

/** One of the two screens, and the hands of whoever sells on it: what they type, and the keys beside that. */
export async function selling(
  id: 'orderIntake' | 'createOrder',
  { sale = onSale, desk: more }: Opened = {},
) {
  const { desk, api, setSession } = fakeDesk({
    roles: [id === 'orderIntake' ? 'Contact Center Agent' : 'In Person Sales'],
    outbox: fakeOutbox(),
    ...more,
  })
  api.answer(orderEntryCalls.onSale, sale)
  api.answer(orderEntryCalls.buyers, [])
  api.answer(orderEntryCalls.enter, receipt)
  await desk.start()
  const signedIn = desk.session.$session.get()
  const root = await placed(id, desk)
  const around = root.getRootNode() as ShadowRoot
  await waitFor(() => root.dataset.state !== 'waiting', 'what is on sale')
  // As the shell does, where somebody arrives.
  root.querySelector('h1')?.focus()
  let count = 0
  async function pressAll(...keys: string[]) {
    count += keys.reduce((sum, key) => sum + key.split('+').length, 0)
    for (const key of keys) await chord(key.split('+'))
  }
  const find = <E extends HTMLElement>(selector: string) =>
    waitFor(() => around.querySelector<E>(selector), selector)
  const field = (name: string) => find<HTMLInputElement>(`[data-field="${name}"] input`)
  return {
    desk,
    api,
    setSession,
    root,
    around,
    find,
    /** The same person, after their session had ended. */
    signInAgain: () => setSession(signedIn),
    /** Keys beside what was typed so far; one that is held down counts as well. */
    keys: () => count,
    press: pressAll,
    /** What a buyer says, into whatever has the focus. */
    say: type,
    /** The same, field after field. */
    async sayEach(...all: string[]) {
      for (const [at, words] of all.entries()) {
        if (at > 0) await pressAll('Tab')
        await type(words)
      }
    },
    /** The focus is in this field. */
    at: (name: string) =>
      waitFor(
        () => focused()?.closest('[data-field]')?.getAttribute('data-field') === name,
        `the focus at ${name}, not at ${focused()?.closest('[data-field]')?.getAttribute('data-field')}`,
      ),
    field,
    /** One of a few words in a row. */
    async choose(name: string, words: string) {
      const label = await waitFor(
        () =>
          [...around.querySelectorAll(`[data-field="${name}"] label`)].find(
            each => seen(each) === words,
          ),
        words,
      )
      label.querySelector('input')?.click()
    },
    says: (selector: string, words: string) =>
      waitFor(() => seen(around.querySelector(selector)).includes(words), `${selector}: ${words}`),
    total: () => seen(around.querySelector('[data-figure="total"]')),
    change: () => seen(around.querySelector('[data-figure="change"]')),
    error: (name: string) =>
      waitFor(
        () => seen(around.querySelector(`[data-field="${name}"] .rd-field-error`)) || null,
        `an error at ${name}`,
      ),
    entered: () => find('.rd-entry-receipt'),
    bodies: () => api.asked(orderEntryCalls.enter).map(({ body }) => body),
  }
}
