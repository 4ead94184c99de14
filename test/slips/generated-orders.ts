/** Orders as sellers take them without a network, each the same at every run. */
import type { Purchase } from '../../src/core/order-entry/purchase.ts'
import type { SlipOrder } from '../../src/core/slips/slip.ts'

type Random = () => number

const pick = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T
const hexFrom = (random: Random, letters: number) =>
  Array.from({ length: letters }, () => Math.floor(random() * 16).toString(16)).join('')

export const idFrom = (random: Random): string =>
  hexFrom(random, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')

const firstNames = ['Eva', 'Marie-Ève', 'Jean-Sébastien', 'Bo', 'Wilhelmina', 'José', 'Xiùyīng']
const lastNames = ['Li', 'Archambault-Tremblay', 'O’Donoghue', 'MacDonald', 'Nguyễn', 'St. Onge']
const streets = ['12 Wharf Street', '1450, boulevard René-Lévesque Ouest, app. 1204', 'RR 2']
const cities = ['Halifax', 'Saint-Jean-sur-Richelieu', 'Antigonish']

function tenderFrom(random: Random, totalCents: number): Purchase['tender'] {
  return pick(random, [
    { type: 'cash', givenCents: totalCents + 500 },
    { type: 'cash', givenCents: totalCents },
    { type: 'cheque', number: '000123', bank: 'Banque Nationale du Canada', date: '2026-11-01' },
    { type: 'money order', number: '8841220971' },
  ] as const)
}

export function orderFrom(random: Random): SlipOrder {
  const [firstName, lastName] = [pick(random, firstNames), pick(random, lastNames)]
  const often = (share: number) => random() < share
  const raffle = idFrom(random)
  const lines = Array.from({ length: pick(random, [1, 1, 1, 2, 3]) }, () => ({
    eventId: often(0.7) ? raffle : idFrom(random),
    packageId: idFrom(random),
    quantity: pick(random, [1, 1, 2, 5]),
  }))
  const totalCents = pick(random, [500, 2000, 10_000, 250_000])
  const isMail = often(0.1)
  return {
    userId: idFrom(random),
    organizationId: idFrom(random),
    key: hexFrom(random, 32),
    purchase: {
      source: isMail ? 'mail' : pick(random, ['walk_in', 'phone']),
      customer: {
        firstName,
        lastName,
        locale: pick(random, ['en', 'fr']),
        consent: often(0.5),
        ...(often(0.8) && {
          email: `${lastName.length}.${firstName.length}.buyer@courriel.example.org`,
        }),
        ...(often(0.9) && { phone: '+1 (902) 555-0142' }),
        ...(often(0.7) && {
          address: pick(random, streets),
          city: pick(random, cities),
          province: pick(random, ['NS', 'QC']),
          postalCode: 'B3H 4R2',
        }),
      },
      lines,
      ...(often(0.1) && { secondName: 'Wilhelmina Archambault-Tremblay' }),
      ...(often(0.1) && {
        shipping: {
          name: 'Foyer Sainte-Anne',
          address: pick(random, streets),
          city: pick(random, cities),
          province: 'QC',
          postalCode: 'H3A 1A1',
        },
      }),
      ...(often(0.2) && { donation: { cents: 2500, anonymous: false, receiptRequested: true } }),
      ...(often(0.5) && { referral: 'radio' as const }),
      ...(often(0.2) && { ageRange: '65+' as const, gender: 'woman' as const }),
      ofAge: true,
      scriptRead: !isMail,
      tender: tenderFrom(random, totalCents),
      totalCents,
      ...(isMail && { receivedOn: '2026-11-20' }),
      takenAt: new Date(1_795_000_000_000 + Math.floor(random() * 1e9)).toISOString(),
      device: { id: idFrom(random), clockOffsetMs: Math.floor(random() * 4000) - 2000 },
      notDuplicate: false,
    },
  }
}
