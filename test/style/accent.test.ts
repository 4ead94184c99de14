import { expect } from 'chai'
import baseCss from '../../src/core/style/base.css?inline'
import { adoptSheets } from '../../src/core/style/sheets.ts'
import { contrastOf, rgbOf } from '../support/browser/contrast.ts'
import { box } from '../support/browser/fixture.ts'

/** What charities choose, what is hard, and a step through every hue at three lightnesses. */
const accents = [
  '#0b6b4f',
  ...['#0f6b6e', '#c81e3c', '#003087', '#767676', '#777', '#ff7f00', '#e6007e', '#3b82f6'],
  ...['black', 'white', '#ff0', '#0f0', '#0ff', '#00f', '#f0f', '#f00'],
  ...['color(display-p3 0 1 0)', 'light-dark(#0b7a75, #4fd1c5)'],
  ...Array.from({ length: 24 }, (_, hue) =>
    [20, 45, 80].map(lightness => `hsl(${hue * 15} 80% ${lightness}%)`),
  ).flat(),
]
const schemes = ['light', 'dark'] as const
/** What an accent, or what is written in it, stands on. */
const grounds = ['bg', 'surface', 'surface-2', 'surface-3', 'sidebar', 'accent-soft'] as const

const host = document.createElement('div')
const root = document.createElement('div')
const probe = document.createElement('i')
let release: () => void

/** A token as it is painted. */
function painted(name: string): string {
  probe.style.background = `var(--_rd-${name})`
  const [red, green, blue] = rgbOf(getComputedStyle(probe).backgroundColor)
  return `rgb(${red} ${green} ${blue})`
}

/** For each accent in each scheme, and for none: ours. */
function eachAccent(look: (where: string) => void) {
  for (const scheme of schemes) {
    root.dataset.theme = scheme
    for (const accent of ['', ...accents]) {
      host.style.setProperty('--rd-accent', accent)
      look(`${accent || 'ours'} in ${scheme}`)
    }
  }
}

/** Oklab's lightness, chroma and hue in degrees. */
function lchOf(colour: string): [number, number, number] {
  probe.style.background = `oklch(from ${colour} l c h)`
  const [, ...parts] = /oklch\(([\d.e-]+) ([\d.e-]+) ([\d.e-]+|none)/.exec(
    getComputedStyle(probe).backgroundColor,
  ) as unknown as [string, string, string, string]
  return parts.map(Number) as [number, number, number]
}

describe('the colours around an accent', () => {
  before(() => {
    box()
    root.className = 'rd-root'
    const shadow = host.attachShadow({ mode: 'open' })
    release = adoptSheets(shadow)
    shadow.append(root)
    root.append(probe)
    document.body.append(host)
  })
  afterEach(() => host.removeAttribute('style'))
  after(() => {
    release()
    host.remove()
  })

  it('write a label on it that can be read, at rest and below the pointer', () => {
    eachAccent(where => {
      const label = painted('on-accent')
      for (const ground of ['accent', 'accent-hover']) {
        expect(contrastOf(label, painted(ground)), `${ground}: ${where}`).to.be.at.least(4.5)
      }
    })
  })

  it('are of its own hue below the pointer, and another shade than at rest', () => {
    eachAccent(where => {
      const [rest, hover] = [lchOf(painted('accent')), lchOf(painted('accent-hover'))]
      expect(Math.abs(rest[0] - hover[0]), where).to.be.at.least(0.02)
      // A grey has no hue, and little of one turns by the rounding to whole numbers.
      if (rest[1] < 0.03 || hover[1] < 0.03) return
      const turned = Math.abs(rest[2] - hover[2])
      expect(Math.min(turned, 360 - turned), `hue: ${where}`).to.be.at.most(8)
    })
  })

  it('are a breath of it where it is soft, and not another’s', () => {
    eachAccent(where => {
      const [accent, soft] = [lchOf(painted('accent')), lchOf(painted('accent-soft'))]
      const surface = painted('surface')
      expect(contrastOf(painted('accent-soft'), surface), where).to.be.below(2)
      expect(painted('accent-soft'), where).not.to.equal(surface)
      if (accent[1] < 0.1) return
      const turned = Math.abs(accent[2] - soft[2])
      expect(Math.min(turned, 360 - turned), `hue: ${where}`).to.be.at.most(40)
    })
  })

  it('can be read as words on every ground of ours', () => {
    eachAccent(where => {
      for (const ground of grounds) {
        const contrast = contrastOf(painted('accent-text'), painted(ground))
        expect(contrast, `on ${ground}: ${where}`).to.be.at.least(4.5)
      }
    })
  })

  it('are ours where a browser can’t count with a colour’s parts: no label would follow', () => {
    const sheet = new CSSStyleSheet()
    const older = baseCss.replace(/@supports not \(.*y z\)\)/, '@supports (color: red)')
    expect(older).not.to.equal(baseCss)
    sheet.replaceSync(older)
    const shadow = root.getRootNode() as ShadowRoot
    shadow.adoptedStyleSheets.push(sheet)
    eachAccent(where => {
      const ours = root.dataset.theme === 'light' ? 'oklch(0.51 0.215 281)' : 'oklch(0.69 0.16 285)'
      expect(rgbOf(painted('accent')), where).to.deep.equal(rgbOf(ours))
      for (const ground of ['accent', 'accent-hover']) {
        const contrast = contrastOf(painted('on-accent'), painted(ground))
        expect(contrast, `${ground}: ${where}`).to.be.at.least(4.5)
      }
    })
    shadow.adoptedStyleSheets.pop()
  })

  it('are those that the host sets, where it sets them', () => {
    for (const name of ['accent-hover', 'accent-soft', 'accent-text', 'on-accent']) {
      host.style.setProperty(`--rd-${name}`, 'rgb(1 2 3)')
      expect(painted(name), name).to.equal('rgb(1 2 3)')
    }
  })
})
