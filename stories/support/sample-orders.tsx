import { Ban, Mail, ReceiptText } from 'lucide'
import type { Locale } from '../../src/core/i18n/texts.ts'
import { Money } from '../../src/screens/kit/money.tsx'
import type { MenuEntry } from '../../src/screens/kit/overlays/menu-entries.ts'
import { Status, type Tone } from '../../src/screens/kit/status.tsx'
import type { EmptyTable, TableColumn } from '../../src/screens/kit/table/table-types.ts'

export interface SampleOrder {
  id: string
  customer: string
  raffle: string
  createdAt: string
  tickets: number
  cents: number
  status: 'ACTIVE' | 'PENDING' | 'FAILED' | 'VOID'
}

export const sampleWords = {
  en: {
    orders: 'Orders',
    order: 'Order',
    customer: 'Customer',
    raffle: 'Raffle',
    created: 'Created',
    tickets: 'Tickets',
    amount: 'Amount',
    status: 'Status',
    ACTIVE: 'Active',
    PENDING: 'Pending',
    FAILED: 'Error',
    VOID: 'Void',
    empty: 'No orders yet',
    emptyHint: 'Orders appear here as soon as a raffle is on sale.',
    create: 'Create order',
    void: 'Void order',
    voidAll: 'Void orders',
    mailed: 'Mark mailed',
    email: 'Email receipt',
    voided: 'This order is void already.',
    failure: 'The server took too long to answer. Try again in a moment.',
    rowFailure: 'The payment was refunded meanwhile. Open the order to see how.',
  },
  fr: {
    orders: 'Commandes',
    order: 'Commande',
    customer: 'Client',
    raffle: 'Tombola',
    created: 'Date de création',
    tickets: 'Billets',
    amount: 'Montant',
    status: 'État',
    ACTIVE: 'Active',
    PENDING: 'En attente',
    FAILED: 'Erreur',
    VOID: 'Annulée',
    empty: 'Aucune commande pour l’instant',
    emptyHint: 'Les commandes s’affichent ici dès qu’une tombola est en vente.',
    create: 'Créer une commande',
    void: 'Annuler la commande',
    voidAll: 'Annuler les commandes',
    mailed: 'Marquer comme postées',
    email: 'Envoyer le reçu par courriel',
    voided: 'Cette commande est déjà annulée.',
    failure: 'Le serveur a mis trop de temps à répondre. Réessayez dans un instant.',
    rowFailure: 'Le paiement a été remboursé entre-temps. Ouvrez la commande pour voir comment.',
  },
} as const

export type SampleWords = (typeof sampleWords)[Locale]

const people = [
  'Rosalie Thibodeau',
  'Devon Okafor',
  'Amélie LeBlanc',
  'Maninder Gill',
  'Oksana Hrynko',
  'Tom Beaton',
]
const raffles = ['Harbour Lights 50/50', 'Saltmarsh Dream Home', 'Puck Night 50/50']
const amounts = [2000, 25_000, 1000, 2000, 0, 123_450]
const statuses = ['ACTIVE', 'ACTIVE', 'PENDING', 'FAILED', 'ACTIVE', 'VOID'] as const

function of<T>(list: readonly [T, ...T[]] | readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('an empty list')
  return item
}

export function sampleOrders(number: number, from = 0): SampleOrder[] {
  return Array.from({ length: number }, (_, place) => {
    const index = from + place
    return {
      id: (0x4f09c2 - index * 17).toString(16).toUpperCase(),
      customer: of(people, index),
      raffle: of(raffles, index),
      createdAt: new Date(Date.UTC(2026, 10, 20, 14, 32) - index * 311_000).toISOString(),
      tickets: (index * 7) % 41,
      cents: of(amounts, index),
      status: of(statuses, index),
    }
  })
}

const tones: Record<SampleOrder['status'], Tone> = {
  ACTIVE: 'ok',
  PENDING: 'warn',
  FAILED: 'bad',
  VOID: 'neutral',
}

export function orderColumns(
  locale: Locale,
  { totalCents }: { totalCents?: number } = {},
): TableColumn<SampleOrder>[] {
  const words = sampleWords[locale]
  const money = (cents: number) => <Money cents={cents} currency="CAD" />
  const moment = new Intl.DateTimeFormat(`${locale}-CA`, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'America/Halifax',
  })
  return [
    {
      id: 'customer',
      header: words.customer,
      card: 'title',
      sortable: true,
      cell: o => o.customer,
    },
    { id: 'id', header: words.order, cell: o => <code>{o.id}</code> },
    { id: 'raffle', header: words.raffle, cell: o => o.raffle },
    {
      id: 'createdAt',
      header: words.created,
      sortable: 'desc',
      cell: o => <time dateTime={o.createdAt}>{moment.format(new Date(o.createdAt))}</time>,
    },
    { id: 'tickets', header: words.tickets, align: 'end', cell: o => o.tickets },
    {
      id: 'cents',
      header: words.amount,
      align: 'end',
      sortable: 'desc',
      cell: o => money(o.cents),
      ...(totalCents === undefined ? {} : { total: money(totalCents) }),
    },
    {
      id: 'status',
      header: words.status,
      card: 'status',
      cell: o => <Status tone={tones[o.status]}>{words[o.status]}</Status>,
    },
  ]
}

export function orderActions(
  locale: Locale,
  onAction: (what: string) => void = () => undefined,
): (order: SampleOrder) => MenuEntry[] {
  const words = sampleWords[locale]
  return ({ status, id }) => [
    { id: 'email', label: words.email, icon: Mail, onAction: () => onAction(`email ${id}`) },
    { separator: true },
    {
      id: 'void',
      label: words.void,
      icon: Ban,
      tone: 'danger',
      disabledBecause: status === 'VOID' ? words.voided : undefined,
      onAction: () => onAction(`void ${id}`),
    },
  ]
}

export function noOrders(locale: Locale): EmptyTable {
  const words = sampleWords[locale]
  return { icon: ReceiptText, title: words.empty, message: words.emptyHint }
}

export const orderId = ({ id }: SampleOrder) => id
export const orderName = ({ id, customer }: SampleOrder) => `${customer}, ${id}`
