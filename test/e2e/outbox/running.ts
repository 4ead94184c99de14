/** What a life of a till is made of, as what happens to it sees it. */
import type { Page } from 'playwright-core'
import type { Given, Life } from './page.tsx'
import type { Seller, Till } from './till.ts'

export type By = Pick<Given, 'user' | 'token'>

/** An order that somebody took, and what they know of it. */
export interface Taken {
  key: string
  seller: Seller
  cents: number
  /** Its seller took it back: it stands, or it doesn't. */
  back: boolean
}

export interface Running {
  till: Till
  seller: Seller
  by: By
  page: Page
  /** Who stands at the till; null: they are changing. */
  working: Seller | null
  /** Another tab of the same person. */
  other: Page | null
  random: () => number
  taken: Taken[]
  /** What was reached, by name. */
  reached(what: string): void
  /** The page, after it was gone. */
  reopen(): Promise<void>
  take(seller: Seller): Promise<void>
  /** In the page; undefined where it went under meanwhile. */
  inPage<T>(work: (life: Life) => Promise<T> | T, page?: Page): Promise<T | undefined>
  atRest(): Promise<void>
  /** Nothing is to be sent any more, in a page that stands. */
  isQuiet(): Promise<boolean>
}
