/** What people read of a raffle's draw, pot and zone. Its states and kinds stand in choice-texts.ts. */
import { longZoneName } from '../format/clock.ts'
import type { Locale } from '../i18n/texts.ts'
import type { DrawStage } from './draws/draw.ts'
import type { Raffle } from './raffle.ts'
import type { RaffleTexts } from './texts.ts'

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

/** A raffle that shares its sales has a jackpot; the others have a grand prize. */
export function hasPot({ category }: Pick<Raffle, 'category'>): boolean {
  return category === '50/50'
}

/** "Halifax, Atlantic Time", of an IANA zone. */
export function zoneWords(timeZone: string, locale: Locale): string {
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  return `${city}, ${longZoneName(timeZone, locale)}`
}
