/** Words on a page that speaks pseudo which are neither its texts nor anybody's data: somebody wrote them in English. */
import { flagNames } from '../../../src/core/flag-names.ts'
import { close, open } from './pseudo-language.ts'
import { allAround, around, isShown, nodesBelow, placeOf } from './what-shows.ts'

const attributes = [
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'label',
  'placeholder',
  'title',
]

/** The same in both languages: kinds of files, keys, currencies, signs of a form, and people of an example. */
const neutral = new Set([
  ...flagNames,
  ...'JPEG PNG GIF WebP PDF CSV ZIP JSON Ctrl CAD USD UTC EN FR RD mm min dev'.split(' '),
  ...'type source minute minutes an dollars suggestions Suggestions harbour Dakota'.split(' '),
  ...'Amélie Rosalie Thibodeau'.split(' '),
  ...'Aoife Brannigan Jean-Baptiste d’Entremont'.split(' '),
])

/**
 * By people, in whatever language: their fields, initials, letters, files, what a device keeps. And what was said of a moment,
 * in the words of then.
 */
const written = [
  'textarea, .rd-avatar, [data-preview=email]',
  '.rd-member-upload td, .rd-member-upload .rd-choice-value, .rd-member-file, .rd-row-error-message',
  '.rd-outbox-order-name, .rd-outbox-order-hint, .rd-finder-typed',
  '.rd-only-read-out, [data-live-announcer], .rd-toasts, .rd-entry-said, .rd-entry-pad-said',
].join()

function isWritten(element: Element, besides: string): boolean {
  const selector = [written, besides].filter(Boolean).join()
  return [element, ...allAround(element)].some(one => one.matches(selector))
}

/**
 * Each word that no text of ours is, with where it stands. Two pages of this tell what both of them say.
 *
 * @param besides what else of the page, as a selector, keeps the words of then
 */
export function unbracketed(besides = ''): Map<string, string> {
  const found = new Map<string, string>()
  const look = (text: string, at: string) => {
    for (const word of strangeWords(text))
      if (!neutral.has(word) && !found.has(word))
        found.set(word, `“${word}” of “${text.trim().slice(0, 120)}” in ${at}`)
  }
  let block: Element | null = null
  let said = ''
  const say = () => {
    if (block && said.trim() !== '') look(said, placeOf(block))
    said = ''
  }
  for (const node of nodesBelow(document.body)) {
    if (node instanceof Text) {
      const parent = around(node)
      if (!parent || !isShown(parent) || isWritten(parent, besides)) continue
      if (block !== blockAround(parent)) say()
      block = blockAround(parent)
      said += node.data
    } else if (isShown(node))
      for (const name of attributes)
        look(node.getAttribute(name) ?? '', `${name} of ${placeOf(node)}`)
  }
  say()
  look(document.title, 'the title of the page')
  return found
}

/** A sentence may stand in several elements of a line. */
function blockAround(element: Element): Element {
  let at = element
  for (let next = around(at); next && isInline(at); next = around(at)) at = next
  return at
}

function isInline(element: Element): boolean {
  return /^(inline|contents)/.test(getComputedStyle(element).display)
}

const word = String.raw`\p{L}[\p{L}\p{M}’'-]*`
const parts = new RegExp(String.raw`[[\]]|${word}`, 'gu')
const words = new RegExp(word, 'gu')

/** Inside brackets a word of ours has no plain vowel; outside of them none is ours. */
function* strangeWords(text: string): Generator<string> {
  let depth = 0
  for (const [part] of text.replace(addresses, ' ').matchAll(parts)) {
    if (part === open) depth += 1
    else if (part === close) depth = Math.max(0, depth - 1)
    else if (part.length > 1 && (depth === 0 || /[aeiouy]/i.test(part))) yield part
  }
}

/** Addresses, the code that section 8 has behind a message, and references that stand for an order. */
const addresses =
  /\S+@\S+|https?:\S+|\S+\.example\S*|\bRaffle Desk\b|\([a-z]+(-[a-z]+)*\)|\b[A-Z]-[A-Z0-9]{6}\b/g

const answered = new Set<string>()

/** Remembers, for the whole file, the words of all that pages are answered. */
export function hearAnswers(): ReadonlySet<string> {
  const { text } = Response.prototype
  Response.prototype.text = async function heard() {
    const said = await text.call(this)
    try {
      for (const each of wordsOf(JSON.parse(said))) answered.add(each)
    } catch {
      for (const each of wordsOf(said)) answered.add(each)
    }
    return said
  }
  return answered
}

/** Of people's data; what is a value of ours alone (`in-person`) is nobody's word. */
export function* wordsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (!/^[a-z]+([- ][a-z]+)*$/.test(value)) for (const [each] of value.matchAll(words)) yield each
  } else if (value !== null && typeof value === 'object')
    for (const each of Object.values(value)) yield* wordsOf(each)
}

/** Remembers, for the whole file, the words that are typed. */
export function hearTyping(): ReadonlySet<string> {
  const typed = new Set<string>()
  addEventListener(
    'input',
    event => {
      const [field] = event.composedPath()
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        for (const [each] of field.value.matchAll(words)) typed.add(each)
    },
    true,
  )
  return typed
}
