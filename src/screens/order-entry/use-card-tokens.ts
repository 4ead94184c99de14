import { type RefObject, useRef, useState } from 'react'
import type { Purchase } from '../../core/order-entry/purchase.ts'

/** The provider's fields, while they are shown. */
export interface CardFields {
  /** A token of what is typed into them. @throws DeskError */
  ask(): Promise<string>
  /** They mark what is missing in them; no token is made. */
  check(): void
}

/** The fields of the card, while it is paid by one. */
export type CardAsked = RefObject<CardFields | null>

interface CardTokens {
  /** An attempt begins. */
  begin(): void
  /** A repeat of an attempt is paid by the same card, and so is an order whose card was confirmed before a question. @throws DeskError */
  tokenFor(cents: number, attempt: string): Promise<string>
  /** Its holder confirmed the card, and the server asked about the order before it asked the card. */
  keep(sent: Pick<Purchase, 'tender' | 'totalCents'>): void
  forget(): void
}

/** The tokens that pay an order by card: its holder is asked once for each order. */
export function useCardTokens(card: CardAsked): CardTokens {
  const asked = useRef(card)
  asked.current = card
  const [tokens] = useState(() => createCardTokens(() => asked.current.current?.ask()))
  return tokens
}

function createCardTokens(ask: () => Promise<string> | undefined): CardTokens {
  type Confirmed = { token: string; cents: number } | null
  let paidBy = { attempt: '', token: '' }
  let confirmed: Confirmed = null
  /** The same, of the attempt that begins. */
  let taken: Confirmed = null
  return {
    begin() {
      taken = confirmed
      confirmed = null
    },
    async tokenFor(cents, attempt) {
      if (paidBy.attempt === attempt) return paidBy.token
      const kept = taken
      taken = null
      const token = kept?.cents === cents ? kept.token : ((await ask()) ?? '')
      paidBy = { attempt, token }
      return token
    },
    keep({ tender, totalCents = 0 }) {
      if (tender.type === 'credit') confirmed = { token: paidBy.token, cents: totalCents }
    },
    forget() {
      confirmed = null
    },
  }
}
