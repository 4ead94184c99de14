/** Letters that Unicode keeps whole, as people write them without. */
const written: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
}

/** A text without accents, capitals, and what can't be seen: "Érable" and "érable" are alike. */
export function bareLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu, '')
    .toLowerCase()
    .replaceAll(/[æœøßłđ]/g, letter => written[letter] ?? letter)
}
