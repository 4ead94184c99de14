/** "EM" of "Eva Muise". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters.map(word => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('')
}
