import { expect } from 'chai'
import { defineElements } from '../../src/elements/define.ts'
import type { SessionElement } from '../../src/elements/session-element.ts'
import { fixture } from '../support/browser/fixture.ts'
import { waitFor } from '../support/browser/wait-for.ts'

defineElements()

const unsetAll = new CSSStyleSheet()
unsetAll.replaceSync('* { all: unset !important }')

afterEach(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== unsetAll)
})

const given = { token: 'token-of-the-host-of-today', expiresAt: '2099-01-01T00:00:00Z' }

describe('raffle-desk-session', () => {
  it('takes no box of its own, even where the host unsets everything', () => {
    const session = fixture('<raffle-desk-session></raffle-desk-session>')
    document.adoptedStyleSheets.push(unsetAll)
    expect(getComputedStyle(session).display).to.equal('contents')
  })

  it('follows its language, and says so when it is given one that there isn’t', async () => {
    const session = fixture<SessionElement>('<raffle-desk-session></raffle-desk-session>')
    session.getToken = async () => given
    const desk = await session.desk
    session.setAttribute('locale', 'fr')
    await waitFor(() => desk.$locale.get() === 'fr')
    const said = new Promise<CustomEvent<{ message: string }>>(resolve => {
      session.addEventListener('raffle-desk-error', event => resolve(event as CustomEvent))
    })
    session.setAttribute('locale', 'tlh')
    expect((await said).detail.message).to.contain('"locale"')
    expect(desk.$locale.get()).to.equal('fr')
  })
})

describe('what an element shows when it can’t even load', () => {
  it('is readable in a host with letters of its own', async () => {
    const element = fixture(`<div style="font: 4px fantasy; letter-spacing: 9px; direction: rtl">
      <raffle-desk-sales-tiles></raffle-desk-sales-tiles></div>`)
    const tiles = element.querySelector('raffle-desk-sales-tiles')?.shadowRoot as ShadowRoot
    await waitFor(() => tiles.querySelector('[role="alert"]') !== null)
    const style = getComputedStyle(tiles.querySelector('[role="alert"]') as Element)
    expect([style.fontSize, style.letterSpacing, style.direction]).to.deep.equal([
      '14px',
      'normal',
      'ltr',
    ])
  })
})
