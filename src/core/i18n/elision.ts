/** "de" as French has it before a name: "d’Eva", "d’Yves", "de Yasmine". Before an h usage wavers, and "de" is never wrong. */
export function de(name: string): string {
  return /^([aeiouœæ]|y(?![aeiou]))/i.test(name.normalize('NFD')) ? 'd’' : 'de '
}
