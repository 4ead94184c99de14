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

/** The pattern of a search for LIKE; what is special to LIKE is only itself. */
export function containing(search: string): string {
  return `%${searchName(search).replace(/[\\%_]/g, '\\$&')}%`
}
