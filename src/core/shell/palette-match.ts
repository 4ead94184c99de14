/** Which titles a search finds, and which come first. Accents and case don't count. */

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** How well a title fits, less is better; null when a word of the search isn't in it. */
export function distance(title: string, search: string): number | null {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const text = plain(title)
  let sum = 0
  for (const word of words) {
    const at = text.indexOf(word)
    if (at < 0) return null
    const startsWord = at === 0 || /\P{L}/u.test(text.charAt(at - 1))
    sum += at === 0 ? 0 : startsWord ? 1 : 2
  }
  return sum
}

/** What fits, best first; what fits alike stays in its order. */
export function bestFirst<T extends { title: string }>(items: readonly T[], search: string): T[] {
  return items
    .flatMap(item => {
      const far = distance(item.title, search)
      return far === null ? [] : [{ item, far }]
    })
    .sort((a, b) => a.far - b.far)
    .map(({ item }) => item)
}
