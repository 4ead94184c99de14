/** A card as buyers and our own lists name it, by its brand and last four digits: "Visa 6951", "Mastercard …0017". */
import type { cardBrands } from './order.ts'

export type CardBrand = (typeof cardBrands)[number]

interface NamedCard {
  /** As it was typed. */
  typed: string
  ending: string
  brand: CardBrand
}

const brands: Readonly<Record<CardBrand, string>> = {
  VISA: 'visa',
  MASTERCARD: 'master\\s?card|mc',
  AMERICAN_EXPRESS: 'american\\s+express|amex',
  DISCOVER: 'discover',
}
const between = '\\s*(?:…|\\.{2,}|[*•x]+|#|ending in|se terminant par)?\\s*'
const cards = (Object.keys(brands) as CardBrand[]).map(brand => ({
  brand,
  pattern: new RegExp(`(?<![\\p{Letter}\\d])(?:${brands[brand]})${between}(\\d{4})(?!\\d)`, 'giu'),
}))

/** The cards in what somebody typed, and the text without them. */
export function cardsIn(text: string): { named: NamedCard[]; rest: string } {
  const named: NamedCard[] = []
  let rest = text
  for (const { brand, pattern } of cards)
    rest = rest.replace(pattern, (typed: string, ending: string) => {
      named.push({ typed, ending, brand })
      return ' '
    })
  return { named, rest }
}
