/** A name without accents, capitals or repeated spaces: "Fondation de l'Aile" is found by "aile", "Étoile" by "etoile". */
export function searchName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
