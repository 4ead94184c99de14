/**
 * What may pass of HTML that came as data (email and ticket bodies, rules, descriptions), whoever wrote it: no scripts,
 * styles, classes, ids, forms, frames, SVG or MathML. The kit's sanitiser and the server's both read it here.
 */

/** Others go, and leave what they hold. */
export const htmlTags: readonly string[] = [
  ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'a', 'blockquote'],
  ...['pre', 'code', 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** What these hold goes with them. */
export const htmlGoneWhole: readonly string[] = [
  ...['script', 'style', 'template', 'title', 'head', 'svg', 'math', 'desc', 'foreignobject'],
  ...['annotation-xml', 'mi', 'mn', 'mo', 'ms', 'mtext', 'iframe', 'noscript', 'noembed'],
  ...['noframes', 'plaintext', 'xmp', 'audio', 'video', 'colgroup', 'selectedcontent'],
]

const length = /^\d{1,4}%?$/

/** What these may hold; they are no addresses. `align`, `width` and `height` are what email needs instead of styles. */
const plain: Readonly<Record<string, RegExp>> = {
  width: length,
  height: length,
  colspan: length,
  rowspan: length,
  start: length,
  align: /^(left|center|right|justify)$/i,
  dir: /^(ltr|rtl|auto)$/i,
  lang: /^[a-z-]{2,12}$/i,
  alt: /^/,
  title: /^/,
}

/** Those that hold no address. */
export const htmlPlainAttributes: readonly string[] = Object.keys(plain)

export const htmlAttributes: readonly string[] = ['href', 'src', ...htmlPlainAttributes]

/** Where links may lead; also to a place that is filled in later, such as {{ticketsUrl}}. */
export const htmlAddress = /^(?:https?:\/\/|mailto:|tel:|\{\{\w+\}\}$)/i

/** What could end a comment or a raw text, should somebody parse the value as one. */
const breaksOut =
  /(?:--!?|])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i

/** Whether an element keeps an attribute. @param name in lower case */
export function keepsHtmlAttribute(tag: string, name: string, value: string): boolean {
  if (breaksOut.test(value)) return false
  if (name === 'href') return tag === 'a' && htmlAddress.test(value)
  if (name === 'src') return tag === 'img' && /^https:\/\/\S+$/i.test(value)
  return Object.hasOwn(plain, name) && (plain[name]?.test(value) ?? false)
}
