const lineBreaks = /[\p{Cc}\u2028\u2029]+/gu

/** Whether a text stands on one line: a subject's second line would be a header of the email. */
export function isOneLine(text: string): boolean {
  return text.search(lineBreaks) === -1
}

/** A text on one line, whatever was stored. */
export function oneLine(text: string): string {
  return text.replace(lineBreaks, ' ')
}
