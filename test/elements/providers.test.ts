import { expect } from 'chai'
import type { Desk } from '../../src/core/desk.ts'
import {
  deskContext,
  onLateProvider,
  provideDesk,
  requestDesk,
} from '../../src/elements/desk-context.ts'
import { box, fixture } from '../support/browser/fixture.ts'

const deskNamed = (name: string) => Promise.resolve({ name } as unknown as Desk)

function ask(element: Element): Promise<Desk> | undefined {
  let answer: Promise<Desk> | undefined
  requestDesk(element, desk => {
    answer = desk
  })
  return answer
}

describe('the desk’s context', () => {
  it('is the nearest provider’s, through shadow roots', async () => {
    const outer = box()
    const inner = document.createElement('div')
    outer.append(inner)
    const host = document.createElement('div')
    inner.append(host)
    const leaf = document.createElement('i')
    host.attachShadow({ mode: 'open' }).append(leaf)
    provideDesk(outer, () => deskNamed('outer'))
    expect(await ask(leaf)).to.deep.equal({ name: 'outer' })
    const withdraw = provideDesk(inner, () => deskNamed('inner'))
    expect(await ask(leaf)).to.deep.equal({ name: 'inner' })
    withdraw()
    expect(await ask(leaf)).to.deep.equal({ name: 'outer' })
  })

  it('is nobody’s where no provider stands above, and other contexts are left alone', () => {
    const leaf = fixture('<i></i>')
    expect(requestDesk(leaf, () => undefined)).to.equal(false)
    const above = leaf.parentElement as HTMLElement
    provideDesk(above, () => deskNamed('above'))
    let answered = false
    const foreign = new Event('context-request', { bubbles: true, composed: true })
    const callback = () => {
      answered = true
    }
    leaf.dispatchEvent(Object.assign(foreign, { context: 'somebody-else', callback }))
    expect(answered).to.equal(false)
  })

  it('announces a provider that connects late, to those that fell back', () => {
    let heard = 0
    const stop = onLateProvider(() => {
      heard += 1
    })
    const foreign = new Event('context-provider', { bubbles: true, composed: true })
    box().dispatchEvent(Object.assign(foreign, { context: 'somebody-else' }))
    expect(heard).to.equal(0)
    provideDesk(box(), () => deskNamed('late'))
    expect(heard).to.equal(1)
    stop()
    provideDesk(box(), () => deskNamed('later'))
    expect(heard).to.equal(1)
  })

  it('has a name of its own', () => {
    expect(deskContext).to.equal('raffle-desk.desk')
  })
})
