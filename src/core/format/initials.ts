/** "EM" of "Eva Muise", "HL" of "Harbour Lights 50/50 – 1": no digit where there is a letter. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const named = words.filter(word => /^\p{L}/u.test(word))
  const told = named.length > 0 ? named : words
  const letters = [told[0], told.length > 1 ? told.at(-1) : undefined]
  return letters.map(word => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('')
}
