/**
 * Stands in for a payment provider: no money moves, and what a card's last four digits say is nearly its only memory, so
 * that the same question has the same answer. Refunds: 0002 is closed, 0341 is refused. Charges and authorizations: as
 * below; captures: 0341 is declined, though it was authorized.
 */
import type { RefundFailure } from '../../../src/core/orders/refund.ts'
import type { Authorization, CardBrand, Declined, PaymentProvider } from '../payments/provider.ts'

const refusals: Readonly<Record<string, RefundFailure>> = {
  '0002': 'card-closed',
  '0341': 'refused',
}

const declined: Readonly<Record<string, Declined['failure']>> = {
  '0002': 'declined',
  '0069': 'expired',
  '0119': 'timeout',
  '0127': 'cvc',
}

const brands: Readonly<Record<string, CardBrand>> = {
  A: 'AMERICAN_EXPRESS',
  D: 'DISCOVER',
  M: 'MASTERCARD',
  V: 'VISA',
}

/** As card-fields.ts makes them: brand, ending, whose fields they were, and what its holder confirmed by 3-D Secure. */
const tokenForm = /^card_([ADMV])(\d{4})_([\da-f-]{36})_(\d+|none)_[\da-f]{16}$/

export const paymentStandIn: PaymentProvider = {
  async refund({ cardEnding }) {
    const failure = refusals[cardEnding]
    return failure ? { state: 'refused', failure } : { state: 'returned' }
  },
  async charge({ cardEnding }) {
    const failure = declined[cardEnding]
    return failure ? { state: 'declined', failure } : { state: 'charged' }
  },
  async authorize({ token, account, amountCents, reference, signal }) {
    const [, brand = '', cardEnding = '', owner, confirmed] = tokenForm.exec(token) ?? []
    if (owner !== account) return { state: 'declined', failure: 'blocked' }
    // Whoever confirmed a sum confirmed no larger one.
    if (confirmed !== 'none' && Number(confirmed) < amountCents)
      return { state: 'declined', failure: 'blocked' }
    if (cardEnding === '0119' && isFirst(reference)) return never(signal)
    const failure = cardEnding === '0119' ? undefined : declined[cardEnding]
    if (failure) return { state: 'declined', failure }
    return { state: 'authorized', cardBrand: brands[brand] ?? null, cardEnding }
  },
  async capture({ cardEnding }) {
    return cardEnding === '0341'
      ? { state: 'declined', failure: 'declined' }
      : { state: 'captured' }
  },
  async release() {},
  cardFields(page, account) {
    const origin = otherOriginOf(page)
    const query = new URLSearchParams({ for: page, account })
    return { url: `${origin}${cardFieldsPath}?${query}`, origin }
  },
  cardFieldsOrigin: otherOriginOf,
  // Nobody answers there: an address of that kind is reserved for examples.
  cardUrl: subscriptionId => `https://cards.example/subscriptions/${subscriptionId}`,
}

export const cardFieldsPath = '/card-fields'

/** Its bank is silent once, and answers whoever asks again. */
const asked = new Set<Authorization['reference']>()

function isFirst(reference: string): boolean {
  if (asked.delete(reference)) return false
  asked.add(reference)
  return true
}

function never(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

/**
 * Hosted fields stand on another origin than the page. This machine has two names for one server; where it is known by
 * another name, the fields share it.
 */
function otherOriginOf(page: string): string {
  const url = new URL(page)
  if (url.hostname === 'localhost') url.hostname = '127.0.0.1'
  else if (['127.0.0.1', '[::1]'].includes(url.hostname)) url.hostname = 'localhost'
  return url.origin
}
