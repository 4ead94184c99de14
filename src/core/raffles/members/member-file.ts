/**
 * The words of a list of members as a file: what the export and the template write, and what an upload's header is
 * recognised by. Both languages stand here together, since a file comes in either, whatever the reader's language.
 */
export const memberColumns = ['number', 'name', 'email', 'active'] as const
export type MemberColumn = (typeof memberColumns)[number]

export const memberFileWords = {
  en: {
    file: 'Members',
    columns: { number: 'Number', name: 'Name', email: 'Email', active: 'Active' },
    ticketsSold: 'Tickets sold',
    yes: 'Yes',
    no: 'No',
  },
  fr: {
    file: 'Membres',
    columns: { number: 'Numéro', name: 'Nom', email: 'Courriel', active: 'Actif' },
    ticketsSold: 'Billets vendus',
    yes: 'Oui',
    no: 'Non',
  },
} as const

/** What else people write above such a column, as `plainWord` has it. */
const otherWords: Record<MemberColumn, readonly string[]> = {
  number: [
    'n',
    'no',
    'num',
    '#',
    'member number',
    'membernumber',
    'member no',
    'member id',
    'id',
    'numero de membre',
    'no de membre',
    'no membre',
  ],
  name: [
    'full name',
    'member name',
    'membername',
    'member',
    'nom complet',
    'nom du membre',
    'membre',
  ],
  email: [
    'e-mail',
    'email address',
    'e-mail address',
    'mail',
    'adresse courriel',
    'adresse de courriel',
    'adresse electronique',
    'adresse e-mail',
  ],
  active: ['status', 'state', 'statut', 'etat', 'actif?', 'active?'],
}

const truths = ['yes', 'y', 'true', '1', 'active', 'oui', 'o', 'vrai', 'actif', 'active']
const untruths = ['no', 'n', 'false', '0', 'inactive', 'non', 'faux', 'inactif']

/** Without case, accents, and what people put around words. */
function plainWord(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return bare
    .replace(/[._:*°º]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Which column a header's cell means; null where it is none of ours. */
export function memberColumnOf(cell: string): MemberColumn | null {
  const word = plainWord(cell)
  const means = (column: MemberColumn) =>
    word === plainWord(memberFileWords.en.columns[column]) ||
    word === plainWord(memberFileWords.fr.columns[column]) ||
    otherWords[column].includes(word)
  return memberColumns.find(means) ?? null
}

/** Yes or no, in either language; undefined for an empty cell, null for what is neither. */
export function activeOf(cell: string): boolean | null | undefined {
  const word = plainWord(cell)
  if (word === '') return undefined
  if (truths.includes(word)) return true
  return untruths.includes(word) ? false : null
}
