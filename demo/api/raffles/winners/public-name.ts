import type { Locale } from '../../../../src/core/i18n/texts.ts'

interface Winner {
  firstName: string
  lastName: string
  city: string | null
  buyerErased: boolean
  ticketNumber: number
}

/** "E. T., Halifax": all that the public learns of a confirmed winner; of one whose data was erased, the ticket's number. */
export function publicName(winner: Winner, language: Locale): string {
  if (winner.buyerErased) return ticketName(winner, language)
  const letters = [winner.firstName, winner.lastName]
    .map(name => Array.from(name.trim())[0]?.toLocaleUpperCase())
    .filter(letter => letter !== undefined)
    .map(letter => `${letter}.`)
    .join(' ')
  return [letters, winner.city].filter(Boolean).join(', ')
}

export function ticketName({ ticketNumber }: Pick<Winner, 'ticketNumber'>, language: Locale) {
  return `${language === 'fr' ? 'Billet' : 'Ticket'} ${ticketNumber}`
}
