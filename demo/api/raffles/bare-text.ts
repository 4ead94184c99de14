/** HTML as text: for the part of an email that everybody can read. */
export function bareText(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^>]*>\n?/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Text as HTML that says the same and nothing more. */
export function escapedText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const lineBreaks = /[\p{Cc}\u2028\u2029]+/gu

/** Whether a text stands on one line: a subject's second line would be a header of the email. */
export function isOneLine(text: string): boolean {
  return text.search(lineBreaks) === -1
}

/** A text on one line, whatever was stored. */
export function oneLine(text: string): string {
  return text.replace(lineBreaks, ' ')
}
