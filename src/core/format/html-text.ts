/** How many characters people see of HTML that was cleaned: both sides count a limit so. */
export function htmlTextLength(html: string): number {
  const text = html.replace(/<[^>]*>/g, '').replace(/&(#\d+|#x[\da-f]+|\w+);/gi, ' ')
  return [...text].length
}
