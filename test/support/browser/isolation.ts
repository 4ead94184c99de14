import { type Between, Reply } from '../../../stories/support/fake-api.ts'
/** Names written from the right, in everything that the API answers, and where they would turn the words around them. */

/** Stands before each name; nothing else on the page is written from the right. */
export const mark = 'נועה'

const nameFields = new Set([
  'name',
  'publicName',
  'prizeName',
  'raffleName',
  'organizationName',
  'firstPrize',
  'buyerName',
  'donorName',
  'witness',
])

/** Such names in all that is answered; see `FakeApi.through`. */
export const namesFromTheRight: Between = async (_endpoint, prepared) => turned(await prepared())

/** What the log was about may be called by a draw's instant. */
const isName = (value: string) => value !== '' && !/^\d{4}-\d\d-\d\dT/.test(value)

function turned(value: unknown, key = ''): unknown {
  if (typeof value === 'string')
    return nameFields.has(key) && isName(value) ? `${mark} ${value}` : value
  if (Array.isArray(value)) return value.map(item => turned(item))
  if (typeof value !== 'object' || value === null || value instanceof Reply) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, turned(each, name)]))
}

/** Each place below a root where a name stands beside other words with nothing around it that keeps its direction. */
export function turnedPlaces(root: Element | ShadowRoot): string[] {
  return [...root.querySelectorAll('*')].flatMap(element => [
    ...(element.shadowRoot ? turnedPlaces(element.shadowRoot) : []),
    ...[...element.attributes].filter(isTurned).map(({ name, value }) => `[${name}] ${value}`),
    ...[...element.childNodes].filter(isTurnedText).map(text => wordsAround(text)),
  ])
}

/** What is read out or shown by the browser itself; what begins with a name is a name. */
function isTurned({ name, value }: Attr): boolean {
  const isWords = ['aria-label', 'title', 'placeholder', 'alt'].includes(name)
  return isWords && outsideIsolates(value).includes(mark) && !value.startsWith(mark)
}

function isTurnedText(node: Node): boolean {
  if (node.nodeType !== Node.TEXT_NODE) return false
  return outsideIsolates(node.textContent ?? '').includes(mark) && !standsAlone(node)
}

function outsideIsolates(text: string): string {
  return text.replace(/\u2068[^\u2068\u2069]*\u2069/g, '')
}

/** Nothing else is in the line: the words are all that its block, or what isolates it, holds. */
function standsAlone(node: Node): boolean {
  let element = node.parentElement
  while (element) {
    const { display, unicodeBidi } = getComputedStyle(element)
    // A name that was looked for is in pieces, some of them marked.
    if (element.localName === 'bdi' && element.querySelector('mark')) return true
    const isIsolated = /isolate|plaintext/.test(unicodeBidi) && /^inline/.test(display)
    const isBlock = !/^(inline|contents)$/.test(display)
    if (isIsolated || isBlock || isItem(element))
      return lineOf(element).trim() === (node.textContent ?? '').trim()
    element = element.parentElement
  }
  return true
}

/** An item of a flex or grid box is a block, whatever it was. */
function isItem({ parentElement }: Element): boolean {
  return parentElement !== null && /flex|grid/.test(getComputedStyle(parentElement).display)
}

/** The words that are laid out together with those of an element, without blocks of their own in it. */
function lineOf(element: Element): string {
  const isBox = /flex|grid/.test(getComputedStyle(element).display)
  return [...element.childNodes]
    .map(child => {
      if (child instanceof Text) return child.data
      if (!(child instanceof Element)) return ''
      const { display, position } = getComputedStyle(child)
      if (
        isBox ||
        position === 'absolute' ||
        /^(none|block|flex|grid|table|list-item)/.test(display)
      )
        return ''
      return lineOf(child)
    })
    .join('')
}

function wordsAround(node: Node): string {
  const { className, localName } = node.parentElement ?? {}
  return `<${localName} ${className}> ${node.parentElement?.parentElement?.textContent?.slice(0, 120)}`
}
