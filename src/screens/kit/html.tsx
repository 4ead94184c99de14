/**
 * The one place that draws HTML which came as data: email and ticket bodies, rules, descriptions. A check
 * keeps it so (test/checks/raw-markup.ts). Only what core/format/html-rules.ts lists passes, no matter who wrote it.
 */
import createSanitizer, { type Config } from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import {
  htmlAddress,
  htmlAttributes,
  htmlGoneWhole,
  htmlPlainAttributes,
  htmlTags,
  keepsHtmlAttribute,
} from '../../core/format/html-rules.ts'
import { addSheet } from '../../core/style/sheets.ts'
import htmlCss from './html.css?inline'
import { trustedHtml } from './trusted-html.ts'

addSheet(htmlCss)

/** A place that the server fills in, such as {{ticketsUrl}}. */
const placeholder = /^\{\{\w+\}\}$/

// An instance of our own: the host page's hooks and settings don't reach it.
const sanitizer = createSanitizer(window)

sanitizer.addHook('uponSanitizeAttribute', (element, attribute) => {
  const { attrName, attrValue } = attribute
  const keeps = keepsHtmlAttribute(element.nodeName.toLowerCase(), attrName, attrValue)
  if (!keeps) attribute.keepAttr = false
})

const rules = {
  ALLOWED_TAGS: [...htmlTags],
  ALLOWED_ATTR: [...htmlAttributes],
  ALLOWED_URI_REGEXP: htmlAddress,
  ADD_URI_SAFE_ATTR: [...htmlPlainAttributes],
  FORBID_CONTENTS: [...htmlGoneWhole],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // What it hands to the browser's parser goes through our policy, and it makes none of its own.
  TRUSTED_TYPES_POLICY: {
    createHTML: trustedHtml,
    createScriptURL: String,
  } as unknown as Config['TRUSTED_TYPES_POLICY'],
}

function cleaned(html: string): DocumentFragment {
  const fragment = sanitizer.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true })
  for (const image of fragment.querySelectorAll('img:not([src])')) image.remove()
  return fragment
}

/** HTML with nothing in it but what may be drawn; the same again when it is cleaned again. */
export function cleanHtml(html: string): string {
  const holder = document.createElement('div')
  holder.append(cleaned(html))
  return holder.innerHTML
}

/** Ready to be seen: links open apart and tell no one where from; nothing is loaded before it shows. */
function drawn(html: string): HTMLElement {
  const prose = document.createElement('div')
  prose.className = 'rd-prose'
  prose.append(cleaned(html))
  for (const link of prose.querySelectorAll('a')) {
    if (placeholder.test(link.getAttribute('href') ?? '')) link.removeAttribute('href')
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  for (const image of prose.querySelectorAll('img')) {
    image.loading = 'lazy'
    image.referrerPolicy = 'no-referrer'
    if (!image.hasAttribute('alt')) image.alt = ''
  }
  return prose
}

let sheet: CSSStyleSheet | undefined

function ownSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(htmlCss)
  }
  return sheet
}

/** HTML from data, in a shadow root of its own: nothing in it is styled by our page, nor our page by it. */
export function SafeHtml({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [ownSheet()]
    root.replaceChildren(drawn(html))
  }, [html])
  return <div ref={host} className="rd-html" />
}
