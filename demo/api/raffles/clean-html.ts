import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from 'parse5'
import { htmlGoneWhole, htmlTags, keepsHtmlAttribute } from '../../../src/core/format/html-rules.ts'
import { bareText, escapedText } from './bare-text.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Nobody nests deeper; what does would cost a call for each level. */
const deepest = 100
/** Elements that come to a text as it is read, beside one for each character. */
const spare = 1000

class Growing extends Error {}

/** Taking elements out can make others of the same text fit together otherwise: it is cleaned until it stays. */
const rounds = 4

/**
 * HTML with nothing in it but what may be mailed and shown (core/format/html-rules.ts): read as browsers read it, and
 * written anew. The same again when it is cleaned again. What grows beyond measure as it is read stays text.
 */
export function cleanHtml(dirty: string): string {
  try {
    return cleaned(dirty)
  } catch (error) {
    if (error instanceof Growing) return cleanedOnce(escapedText(dirty))
    throw error
  }
}

function cleaned(dirty: string): string {
  let text = dirty
  for (let round = 0; round < rounds; round += 1) {
    const clean = cleanedOnce(text)
    if (clean === text) return clean
    text = clean
  }
  return cleanedOnce(text) === text ? text : cleanedOnce(escapedText(bareText(text)))
}

function cleanedOnce(dirty: string): string {
  // A whole document without a doctype, as the browser's sanitiser reads it: rows without a table are no rows then.
  const document = parse(`<body>${dirty}`, {
    scriptingEnabled: false,
    treeAdapter: atMost(dirty.length + spare),
  })
  const fragment = defaultTreeAdapter.createDocumentFragment()
  for (const root of document.childNodes) {
    if (!('tagName' in root) || root.tagName !== 'html') continue
    for (const part of root.childNodes) {
      if (!('tagName' in part) || part.tagName !== 'body') continue
      for (const node of cleanedNodes(part.childNodes, 0)) {
        defaultTreeAdapter.appendChild(fragment, node)
      }
    }
  }
  return serialize(fragment)
}

/**
 * Formatting that isn't closed is opened anew in each paragraph, as browsers do: 27,000 characters became four million
 * elements, and nobody else was answered for a quarter of a minute.
 */
function atMost(elements: number): typeof defaultTreeAdapter {
  let made = 0
  return {
    ...defaultTreeAdapter,
    createElement(...of) {
      made += 1
      if (made > elements) throw new Growing()
      return defaultTreeAdapter.createElement(...of)
    },
  }
}

function cleanedNodes(nodes: readonly Node[], depth: number): Node[] {
  if (depth > deepest) return []
  return nodes.flatMap((node): Node[] => {
    if (node.nodeName === '#text' && 'value' in node) {
      return [defaultTreeAdapter.createTextNode(node.value)]
    }
    return 'tagName' in node ? cleanedElement(node, depth) : []
  })
}

function cleanedElement(element: Element, depth: number): Node[] {
  const { tagName, namespaceURI, childNodes, attrs } = element
  if (namespaceURI !== html.NS.HTML || htmlGoneWhole.includes(tagName)) return []
  const children = cleanedNodes(childNodes, depth + 1)
  if (!htmlTags.includes(tagName)) return children
  const kept = attrs
    .map(({ name, value }) => ({ name, value: value.trim() }))
    .filter(({ name, value }) => keepsHtmlAttribute(tagName, name, value))
  if (tagName === 'img' && !kept.some(({ name }) => name === 'src')) return []
  const copy = defaultTreeAdapter.createElement(tagName, html.NS.HTML, kept)
  for (const child of children) defaultTreeAdapter.appendChild(copy, child)
  const [first] = copy.childNodes
  // Whoever reads it drops the first line break of these, again and again.
  if (tagName === 'pre' && first?.nodeName === '#text' && 'value' in first) {
    first.value = first.value.replace(/^\n+/, '')
  }
  return [copy]
}
