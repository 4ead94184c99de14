/** A raffle's states and kinds as people read them. Categories are the specification's own names (section 3). */
import { longZoneName } from '../format/clock.ts'
import type { Locale } from '../i18n/texts.ts'
import type { DrawStage } from './draws/draw.ts'
import type { DrawType, Frequency, Raffle, RaffleStatus } from './raffle.ts'
import type { RaffleTexts } from './texts.ts'

const statuses = {
  draft: 'draft',
  pending: 'pending',
  active: 'active',
  inactive: 'inactive',
  ended: 'ended',
  closed: 'closed',
} as const satisfies Record<RaffleStatus, keyof RaffleTexts>

export function statusWord(status: RaffleStatus, texts: RaffleTexts): string {
  return texts[statuses[status]]
}

const categories = {
  '50/50': 'fiftyFifty',
  Raffle: 'categoryRaffle',
  Sweepstakes: 'sweepstakes',
  'Promo Raffle': 'promoRaffle',
} as const satisfies Record<Raffle['category'], keyof RaffleTexts>

export function categoryWord(category: Raffle['category'], texts: RaffleTexts): string {
  return texts[categories[category]]
}

const frequencies = {
  'one-off': 'oneOff',
  weekly: 'weekly',
  'bi-weekly': 'biWeekly',
  monthly: 'monthly',
  quarterly: 'quarterly',
  multiple: 'multiple',
} as const satisfies Record<Frequency, keyof RaffleTexts>

export function frequencyWord(frequency: Frequency, texts: RaffleTexts): string {
  return texts[frequencies[frequency]]
}

const stages = {
  open: 'stageOpen',
  locked: 'stageLocked',
  'receipt-taken': 'stageReceipt',
  drawing: 'stageDrawing',
  complete: 'stageComplete',
} as const satisfies Record<DrawStage, keyof RaffleTexts>

export function stageWord(stage: DrawStage, texts: RaffleTexts): string {
  return texts[stages[stage]]
}

/** Section 5: 'Print Tickets' and 'Random Number Generator'. */
export function drawTypeWord(drawType: DrawType, texts: RaffleTexts): string {
  return drawType === 'barrel' ? texts.barrel : texts.rng
}

/** A raffle that shares its sales has a jackpot; the others have a grand prize. */
export function hasPot({ category }: Pick<Raffle, 'category'>): boolean {
  return category === '50/50'
}

/** "Halifax, Atlantic Time", of an IANA zone. */
export function zoneWords(timeZone: string, locale: Locale): string {
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  return `${city}, ${longZoneName(timeZone, locale)}`
}
