/** Signs that Unicode counts as letters or signs, and that show as nothing. */
export const blankLetters = /[\u115f\u1160\u2800\u3164\uffa0]/g

/**
 * What steers, hides or marks and never shows: soft hyphens, marks and overrides of direction, spaces without width, tags. Not
 * the signs of Arabic and Syriac that Unicode counts among them, which show.
 */
const formatting =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0001}\u{e0020}-\u{e007f}]/gu
const joiners = /[\u200c\u200d]+/g

/**
 * A name as people see it: without signs that could pass for another name, or turn the words beside it. What stands only of
 * such is empty then.
 */
export function withoutUnseen(text: string): string {
  const seen = text.replace(blankLetters, '').replace(formatting, '')
  // They belong within words of Persian or Hindi, and within pictures; at an end they join nothing.
  const isPart = (sign: string | undefined) => sign !== undefined && /\S/.test(sign)
  return seen.replace(joiners, (run, at: number) =>
    isPart(seen[at - 1]) && isPart(seen[at + run.length]) ? run : '',
  )
}
