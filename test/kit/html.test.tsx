import { expect } from 'chai'
import { cleanHtml as cleanedByServer } from '../../demo/api/raffles/clean-html.ts'
import { cleanHtml, SafeHtml } from '../../src/screens/kit/html.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { full } from '../support/browser/full.ts'
import { placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { nextFrame } from '../support/browser/wait-for.ts'
import { forbiddenMarkup, hostileHtml } from './hostile-html.ts'
import { vectors } from './html-vectors.ts'

const allowedAttributes = new Set(
  'href src alt title lang dir start align width height colspan rowspan target rel loading referrerpolicy'.split(
    ' ',
  ),
)
const forbidden =
  'script, style, svg, math, iframe, object, embed, form, input, button, select, textarea, link, meta, base, template, video, audio, dialog, details, slot, marquee'

/** The root that the HTML was drawn into. */
async function drawn(html: string, place: 'page' | 'nested' = 'nested') {
  const kit = await placeKit(<SafeHtml html={html} />, { place })
  const root = (await kit.find('.rd-html')).shadowRoot!
  return { kit, root, all: [...root.querySelectorAll('*')] }
}

describe('HTML from data', () => {
  let hits = 0
  const hit = () => {
    hits += 1
  }
  beforeEach(() => {
    hits = 0
    Object.assign(globalThis, { hit })
  })

  for (const vector of vectors) {
    it(`does nothing and keeps nothing of ${vector.replaceAll('\n', '↵').slice(0, 90)}`, async () => {
      const { root, all } = await drawn(vector)
      expect(root.querySelectorAll(forbidden)).to.have.length(0)
      for (const element of all) {
        for (const { name, value } of element.attributes) {
          if (element.className === 'rd-prose' && name === 'class') continue
          expect(allowedAttributes.has(name), `${name} on ${element.tagName}`).to.equal(true)
          expect(value).to.not.match(/script:|data:|expression/i)
        }
        const address = element.getAttribute('href') ?? element.getAttribute('src')
        if (address !== null) expect(address).to.match(/^(https:|mailto:|tel:)/)
      }
      // Where links lead was looked at above; the test page stays.
      root.addEventListener('click', event => event.preventDefault())
      for (const element of all) if (element instanceof HTMLElement) element.click()
      await nextFrame()
      expect(hits).to.equal(0)
      const clean = cleanHtml(vector)
      expect(cleanHtml(clean)).to.equal(clean)
    })
  }

  it(`knows ${vectors.length} ways in, at least forty`, () => {
    expect(vectors.length).to.be.at.least(40)
  })

  it('is cleaned alike by the server: neither leaves what the other takes away, of hostile texts', () => {
    // Once read anew, a list may stand beside another instead of in it: what there is stays the same.
    const contentOf = (html: string) => {
      const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
      const elements = [...body.querySelectorAll('*')].map(({ localName, attributes }) =>
        [localName, ...[...attributes].map(({ name, value }) => `${name}=${value}`)].join(' '),
      )
      return [body.textContent, ...new Set(elements)]
    }
    for (const html of [...vectors, ...hostileHtml(full ? 3000 : 200)]) {
      const [here, there] = [cleanHtml(html), cleanedByServer(html)]
      expect(here, html).to.not.match(forbiddenMarkup)
      expect(there, html).to.not.match(forbiddenMarkup)
      expect(contentOf(cleanHtml(there)), `there: ${html}`).to.deep.equal(contentOf(there))
      expect(contentOf(cleanedByServer(here)), `here: ${html}`).to.deep.equal(contentOf(here))
    }
  })

  it('keeps what an email needs', () => {
    const html =
      '<h2 align="center">Thank you</h2><p>Dear <strong>Eva</strong>, <em>your</em> <u>tickets</u>:</p><ul><li><p>A 1</p></li></ul>' +
      '<p><a href="https://example.org/t?a=1&amp;b=2">See</a> <a href="mailto:eva@example.org">write</a> <a href="{{ticketsUrl}}">yours</a></p>' +
      '<p><img src="https://example.org/logo.png" alt="Logo" width="120"></p><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>'
    expect(cleanHtml(html)).to.equal(html)
    expect(cleanedByServer(html)).to.equal(html)
  })

  it('takes images over https only, and no size that breaks a page', () => {
    expect(cleanHtml('<img src="http://example.org/x.png">')).to.equal('')
    expect(cleanHtml('<img src="data:image/png;base64,AAAA">')).to.equal('')
    expect(cleanHtml('<img src="https://example.org/x.png" width="99999" height="9em">')).to.equal(
      '<img src="https://example.org/x.png">',
    )
  })

  it('opens links apart, and leaves no link to a place that is not filled in yet', async () => {
    const { root } = await drawn(
      '<a href="https://example.org">a</a><a href="{{ticketsUrl}}">b</a>',
    )
    const [link, empty] = [...root.querySelectorAll('a')]
    expect([link?.target, link?.rel]).to.deep.equal(['_blank', 'noopener noreferrer'])
    expect(empty?.hasAttribute('href')).to.equal(false)
  })

  it('follows its prop', async () => {
    const { kit, root } = await drawn('<p>one</p>')
    kit.draw(<SafeHtml html="<p>two</p>" />)
    expect(root.textContent).to.equal('two')
  })

  for (const place of somePlaces) {
    it(`stands apart from our page, and from a hostile one, ${place}`, async () => {
      const { kit, root } = await drawn('<p class="rd-button">text</p><h2>Title</h2>', place)
      const text = root.querySelector('p')!
      expect(getComputedStyle(text).letterSpacing).to.equal('normal')
      expect(getComputedStyle(text).textTransform).to.equal('none')
      expect(kit.root.querySelector('h2')).to.equal(null)
      await expectNoAxeViolationsInFull(kit.root)
    })
  }
})
