/** Names keep their direction to themselves inside a sentence (UAX #9, "Explicit Directional Isolates"). */

/** What can turn the words around it: letters written from the right, and the signs that steer direction. */
const turning =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

const open = '\u2068'
const close = '\u2069'

/**
 * A name, as it goes into a sentence or beside other words. Where it can turn nothing it stays as it is, so that what is
 * copied or searched for holds no signs that nobody sees.
 */
export function isolated(name: string): string {
  if (!turning.test(name)) return name
  let opened = 0
  // Its own signs end inside: one that nothing opened would end ours.
  const kept = name.replace(/[\u2066-\u2069]/g, sign => {
    if (sign === close && opened === 0) return ''
    opened += sign === close ? -1 : 1
    return sign
  })
  return open + kept + close.repeat(opened + 1)
}

/** A text with names as it goes into a file's name, or becomes somebody's own text. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(open, '').replaceAll(close, '')
}
