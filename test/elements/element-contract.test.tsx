import { expect } from 'chai'
import { accountCalls } from '../../src/core/accounts/calls.ts'
import { attributesOf, tagOf } from '../../src/core/screen-row.ts'
import { rows, screenIds } from '../../src/core/screens.ts'
import { defineElements } from '../../src/elements/define.ts'
import { deskElementClass } from '../../src/elements/desk-element.ts'
import { propertyOf } from '../../src/elements/properties.ts'
import type { ScreenViewElement } from '../../src/elements/screen-view.tsx'
import { answerTo } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { accountWith } from '../../stories/support/fixtures.ts'
import { box } from '../support/browser/fixture.ts'
import { waitFor } from '../support/browser/wait-for.ts'

defineElements()

/** Its banner shows something. */
const pastDue = answerTo(accountCalls.get, accountWith({ past_due: ['external_account'] }))

type Tag = HTMLElement & Record<string, unknown>

/** Puts a row's element into the page on a desk of its own, and waits until it shows. */
async function placed(id: (typeof screenIds)[number], prepare?: (element: Tag) => void) {
  const { desk } = fakeDesk({ roles: ['RB admin'], answers: [pastDue] })
  const element = document.createElement(tagOf(id)) as Tag
  element.desk = desk
  prepare?.(element)
  const ready = new Promise(resolve => element.addEventListener('raffle-desk-ready', resolve))
  box().append(element)
  await ready
  return element
}

const rootOf = (element: Element) => element.shadowRoot?.querySelector('.rd-root') as HTMLElement

for (const id of screenIds) {
  const row = rows[id]
  const kinds = attributesOf(row)

  describe(tagOf(id), () => {
    it('forgets the value of an attribute that is removed or emptied', () => {
      const element = document.createElement(tagOf(id)) as Tag
      for (const [attribute, kind] of Object.entries(kinds)) {
        element.setAttribute(attribute, 'daily')
        expect(element[propertyOf(attribute)]).to.equal(kind === 'flag' ? true : 'daily')
        element.removeAttribute(attribute)
        expect(element[propertyOf(attribute)]).to.equal(undefined)
        element.setAttribute(attribute, '')
        expect(element[propertyOf(attribute)]).to.equal(kind === 'flag' ? true : undefined)
      }
    })

    it('keeps properties and a desk that were set before the tag was defined', async () => {
      const { desk } = fakeDesk({ roles: ['RB admin'] })
      const tag = `early-${tagOf(id)}`
      const element = document.createElement(tag) as Tag
      element.desk = desk
      for (const attribute of Object.keys(kinds)) element[propertyOf(attribute)] = 'monthly'
      const ready = new Promise(resolve => element.addEventListener('raffle-desk-ready', resolve))
      box().append(element)
      customElements.define(tag, deskElementClass(id, row))
      await ready
      for (const attribute of Object.keys(kinds)) {
        expect(element[propertyOf(attribute)]).to.equal('monthly')
        expect(Object.hasOwn(element, propertyOf(attribute))).to.equal(false)
      }
    })

    it('takes the values that come while its screen loads', async () => {
      const { desk } = fakeDesk({ roles: ['RB admin'] })
      const element = await placed(id, tag => {
        // Started, the desk's screen is only on its way.
        const start = () => {
          for (const attribute of Object.keys(kinds)) tag.setAttribute(attribute, 'monthly')
          return desk.start()
        }
        tag.desk = { ...desk, start }
      })
      const { values } = (rootOf(element).firstElementChild as ScreenViewElement).view
      for (const [attribute, kind] of Object.entries(kinds)) {
        expect(values[propertyOf(attribute)]).to.equal(kind === 'flag' ? true : 'monthly')
      }
    })

    it('stands whatever its attributes hold', async () => {
      const bad = ['', '{"', '<img src=x onerror=alert(1)>', '-1', 'null', '💥'.repeat(400)]
      for (const value of bad) {
        const element = await placed(id, tag => {
          for (const attribute of Object.keys(kinds)) tag.setAttribute(attribute, value)
        })
        expect(rootOf(element).querySelector('img[src=x]')).to.equal(null)
        element.remove()
      }
    })

    it('keeps what it shows when it is moved', async () => {
      const element = await placed(id)
      await waitFor(
        () =>
          rootOf(element).dataset.state !== 'waiting' &&
          rootOf(element).querySelector('[data-figure], .rd-banner, button, input, h1, main, p'),
      )
      const shown = rootOf(element).firstElementChild?.firstElementChild
      const elsewhere = box()
      elsewhere.append(element)
      await new Promise(resolve => setTimeout(resolve))
      expect(rootOf(element).firstElementChild?.firstElementChild).to.equal(shown)
      const third = box() as HTMLElement & { moveBefore?(node: Node, before: Node | null): void }
      third.moveBefore?.(element, null)
      await new Promise(resolve => setTimeout(resolve))
      expect(rootOf(element).firstElementChild?.firstElementChild).to.equal(shown)
    })

    it('is empty once removed, and whole again once put back', async () => {
      const element = await placed(id)
      const parent = element.parentElement
      element.remove()
      await waitFor(() => rootOf(element).childElementCount === 0)
      const ready = new Promise(resolve => element.addEventListener('raffle-desk-ready', resolve))
      parent?.append(element)
      await ready
      expect(rootOf(element).childElementCount).to.equal(1)
    })
  })
}

describe('defineElements', () => {
  it('is safe to call twice', () => {
    expect(() => defineElements()).not.to.throw()
  })
})
