import { expect } from 'chai'
import { defineElements } from '../../src/elements/define.ts'
import { fakeApi, giveBack } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { contrastOf, rgbOf } from '../support/browser/contrast.ts'
import { box, fixture } from '../support/browser/fixture.ts'
import { setScheme } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

defineElements()

const schemes = ['light', 'dark', 'light dark', 'none'] as const
const systems = ['light', 'dark'] as const
const themes = ['light', 'dark'] as const

/** The page says which schemes it has; `none`: it says nothing. */
function pageSays(scheme: (typeof schemes)[number]) {
  document.documentElement.style.colorScheme = scheme === 'none' ? '' : scheme
}

/** What the browser paints behind a page that paints nothing itself. */
function pagePaper(): string {
  return getComputedStyle(fixture('<div style="background: Canvas"></div>')).backgroundColor
}

async function placeRaffles() {
  const { desk } = fakeDesk({ roles: ['RB admin'] })
  const element = Object.assign(document.createElement('raffle-desk-raffles'), { desk })
  const ready = new Promise(resolve => element.addEventListener('raffle-desk-ready', resolve))
  box().append(element)
  await ready
  const heading = await waitFor(() => element.shadowRoot?.querySelector('h1'))
  return { desk, ink: () => getComputedStyle(heading).color }
}

/** Light paper takes dark ink: which scheme a colour is written for. */
function schemeOfInk(colour: string): string {
  return contrastOf(colour, 'white') > contrastOf(colour, 'black') ? 'light' : 'dark'
}

describe('the scheme that an element is seen in', () => {
  afterEach(async () => {
    document.documentElement.style.colorScheme = ''
    document.documentElement.style.background = ''
    await setScheme('light')
  })

  it('is the host page’s, whatever the system’s is: its heading can be read on the page’s own paper', async () => {
    const { ink } = await placeRaffles()
    for (const system of systems) {
      await setScheme(system)
      for (const scheme of schemes) {
        pageSays(scheme)
        const contrast = contrastOf(ink(), pagePaper())
        expect(contrast, `page ${scheme}, system ${system}`).to.be.at.least(4.5)
        const seen = { light: 'light', dark: 'dark', 'light dark': system, none: 'light' }[scheme]
        expect(schemeOfInk(ink()), `page ${scheme}, system ${system}`).to.equal(seen)
      }
    }
  })

  it('is the one that the host names, for a paper of that kind, whatever page and system say', async () => {
    const { desk, ink } = await placeRaffles()
    for (const theme of themes) {
      desk.setTheme(theme)
      const paper = theme === 'light' ? '#f4f4f4' : '#101418'
      document.documentElement.style.background = paper
      for (const system of systems) {
        await setScheme(system)
        for (const scheme of schemes) {
          pageSays(scheme)
          const contrast = contrastOf(ink(), paper)
          expect(contrast, `${theme}, page ${scheme}, system ${system}`).to.be.at.least(4.5)
        }
      }
    }
  })

  it('is that of the part of the page it stands in, for what it says in place of a screen too', async () => {
    await setScheme('dark')
    const part = fixture(
      `<section style="color-scheme: dark"><raffle-desk-login></raffle-desk-login></section>`,
    )
    const line = () =>
      part.querySelector('raffle-desk-login')?.shadowRoot?.querySelector('.rd-failure')
    const look = () => getComputedStyle(line() as Element)
    expect(schemeOfInk(look().color)).to.equal('dark')
    part.style.colorScheme = 'light'
    expect(schemeOfInk(look().color)).to.equal('light')
    expect(rgbOf(look().backgroundColor)).to.deep.equal([255, 255, 255])
  })

  it('is the system’s for the dashboard, on a page that says nothing', async () => {
    fakeApi([], location.origin)
    const shell = fixture('<raffle-desk locale="en"></raffle-desk>')
    const view = await waitFor(() => shell.shadowRoot?.querySelector('.rd-shell'))
    for (const system of systems) {
      await setScheme(system)
      expect(schemeOfInk(getComputedStyle(view).color)).to.equal(system)
    }
  })
})

afterEach(() => giveBack(location.origin))
