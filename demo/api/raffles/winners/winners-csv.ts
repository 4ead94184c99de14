import { writeCsv } from '../../../../src/core/format/csv.ts'
import type { Locale } from '../../../../src/core/i18n/texts.ts'
import type { Winner, WinnerStatus } from '../../../../src/core/raffles/winners/winner.ts'
import type { FileReply } from '../../http/answers.ts'

interface Words {
  file: string
  head: string[]
  buyer: string[]
  statuses: Record<WinnerStatus, string>
}

const words: Record<Locale, Words> = {
  en: {
    file: 'Winners',
    head: ['Prize', 'Ticket', 'Status', 'Public name', 'Picked (UTC)', 'Confirmed (UTC)', 'Order'],
    buyer: ['Buyer', 'Email', 'Phone', 'City', 'Province or state', 'Reason', 'Note'],
    statuses: {
      picked: 'Picked',
      verified: 'Verified',
      'second-person': 'Waits for a second person',
      confirmed: 'Confirmed',
      rejected: 'Rejected',
    },
  },
  fr: {
    file: 'Gagnants',
    head: ['Prix', 'Billet', 'État', 'Nom public', 'Désigné (UTC)', 'Confirmé (UTC)', 'Commande'],
    buyer: ['Acheteur', 'Courriel', 'Téléphone', 'Ville', 'Province ou État', 'Motif', 'Note'],
    statuses: {
      picked: 'Désigné',
      verified: 'Vérifié',
      'second-person': 'En attente d’une deuxième personne',
      confirmed: 'Confirmé',
      rejected: 'Refusé',
    },
  },
}

/** The winners as a file for a spreadsheet, in the order drawn; buyers only for those who may see them. */
export function winnersCsv(
  winners: readonly Winner[],
  options: { language: Locale; raffleName: string; withBuyer: boolean },
): FileReply {
  const { file, head, buyer, statuses } = words[options.language]
  const rows = winners.map(winner => {
    const shown = [
      winner.prizeName,
      winner.ticketNumber,
      statuses[winner.status],
      winner.publicName,
      winner.pickedAt,
      winner.confirmedAt ?? '',
      winner.orderId,
    ]
    const { name = '', email = '', phone = '', city = '', province = '' } = winner.buyer ?? {}
    const who = [name, email, phone, city, province].map(cell => cell ?? '')
    return options.withBuyer ? [...shown, ...who, winner.reason ?? '', winner.note] : shown
  })
  const heading = options.withBuyer ? [...head, ...buyer] : head
  const name = `${file} - ${options.raffleName}.csv`
  return { file: writeCsv([heading, ...rows]), type: 'text/csv', name }
}
