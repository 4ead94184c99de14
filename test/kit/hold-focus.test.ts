import { expect } from 'chai'
import { holdFocus } from '../../src/screens/kit/hold-focus.ts'
import { click, press } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const patienceMs = 60_000

function made(tag: 'button' | 'p') {
  const element = document.createElement(tag)
  element.textContent = tag
  document.body.append(element)
  return element
}

describe('a focus that is held', () => {
  const ends: (() => void)[] = []
  const hold = (find: () => HTMLElement) => ends.push(holdFocus(document, find, patienceMs))
  afterEach(() => {
    for (const end of ends.splice(0)) end()
    document.body.replaceChildren()
  })

  it('comes back as often as what is drawn anew takes it along', async () => {
    let title = made('button')
    hold(() => title)
    await waitFor(() => document.activeElement === title, 'the focus')
    title.remove()
    title = made('button')
    await waitFor(() => document.activeElement === title, 'the focus on the new one')
  })

  for (const [what, act] of [
    ['a click on empty ground', click],
    ['a key', () => press('Shift')],
  ] as const)
    it(`is let go by ${what}`, async () => {
      const title = made('button')
      const ground = made('p')
      hold(() => title)
      await waitFor(() => document.activeElement === title, 'the focus')
      await act(ground)
      title.blur()
      // Started later, so its turn comes later: the first hold has had its own by then.
      const other = made('button')
      hold(() => other)
      await waitFor(() => document.activeElement !== document.body, 'the next focus')
      expect(document.activeElement).to.equal(other)
    })
})
