/** The action queue and the set-up checklist of home (docs/domain.md, section 2, "Home"). Pure: no clock, no store. */
import { failsUnusually, type OrdersWaiting } from '../orders/waiting.ts'
import { type Action, may } from '../permissions.ts'
import type { Raffle } from '../raffles/raffle.ts'
import type { Role } from '../session/role.ts'
import type { SessionUser } from '../session/user.ts'

type OpenDraw = Raffle['openDraws'][number]

const dayInMs = 86_400_000

/** Something that waits for a person. Sentences are made where they are shown. */
export type QueueEntry = OfRaffle | OfOrders

type OfRaffle =
  | { code: 'winner-to-confirm'; raffle: Raffle; draw: OpenDraw; count: number }
  | { code: 'draw-overdue'; raffle: Raffle; draw: OpenDraw }
  | { code: 'raffle-to-close'; raffle: Raffle }
  | { code: 'raffle-ending'; raffle: Raffle }
  | { code: 'activation-requested'; raffle: Raffle }
  | { code: 'licence-missing'; raffle: Raffle }

/** What waits of the orders, whichever raffle they are of. */
type OfOrders = {
  code: 'orders-failing' | 'follow-ups-due' | 'duplicates-suspected'
  orders: OrdersWaiting
}

/** What it takes to act on each, the most urgent first. */
const needs: Readonly<Record<QueueEntry['code'], Action>> = {
  'orders-failing': 'orders:read',
  'winner-to-confirm': 'raffles:second-person',
  'draw-overdue': 'raffles:draw',
  'raffle-to-close': 'raffles:draw',
  'raffle-ending': 'raffles:draw',
  'follow-ups-due': 'orders:correct',
  'duplicates-suspected': 'orders:void',
  'activation-requested': 'raffles:activate',
  'licence-missing': 'raffles:edit',
}
const urgency = Object.keys(needs)

/** What waits, as far as it is read. */
interface Waiting {
  raffles: readonly Raffle[]
  /** Null where none are told of, or their list can't be opened. */
  orders: OrdersWaiting | null
}

/** What this person can act on now, the most urgent first; within a kind, the raffle that ends first. */
export function actionQueue(
  { raffles, orders }: Waiting,
  { id, roles }: Pick<SessionUser, 'id'> & { roles: readonly Role[] },
  now: Date,
): QueueEntry[] {
  const ofRaffles = raffles.flatMap(raffle => entriesOfRaffle(raffle, now, id))
  return [...(orders ? entriesOfOrders(orders) : []), ...ofRaffles]
    .filter(({ code }) => may(needs[code], roles))
    .sort((a, b) => urgency.indexOf(a.code) - urgency.indexOf(b.code))
}

function entriesOfOrders(orders: OrdersWaiting): OfOrders[] {
  return [
    ...(failsUnusually(orders) ? [{ code: 'orders-failing' as const, orders }] : []),
    ...(orders.followUps > 0 ? [{ code: 'follow-ups-due' as const, orders }] : []),
    ...(orders.duplicates > 0 ? [{ code: 'duplicates-suspected' as const, orders }] : []),
  ]
}

function entriesOfRaffle(raffle: Raffle, now: Date, userId: string): OfRaffle[] {
  return [
    ...overdueDraws(raffle, now).flatMap(draw => entriesOfDraw(raffle, draw, userId)),
    ...(isToClose(raffle) ? [{ code: 'raffle-to-close' as const, raffle }] : []),
    ...(isEndingSoon(raffle, now) ? [{ code: 'raffle-ending' as const, raffle }] : []),
    ...(raffle.status === 'pending' ? [{ code: 'activation-requested' as const, raffle }] : []),
    ...(lacksLicence(raffle) ? [{ code: 'licence-missing' as const, raffle }] : []),
  ]
}

/** A winner that waits for this person is what they can do of a draw; who confirmed all of them first can only wait. */
function entriesOfDraw(raffle: Raffle, draw: OpenDraw, userId: string): OfRaffle[] {
  const { confirmedFirstBy = [], winnersLeft = 0 } = draw
  const count = confirmedFirstBy.filter(first => first !== userId).length
  if (count > 0) return [{ code: 'winner-to-confirm', raffle, draw, count }]
  return confirmedFirstBy.length > 0 && winnersLeft === 0
    ? []
    : [{ code: 'draw-overdue', raffle, draw }]
}

/** Each draw counts: early birds are held while the raffle goes on selling. */
function overdueDraws(raffle: Raffle, now: Date): OpenDraw[] {
  return hasDraws(raffle) ? raffle.openDraws.filter(({ drawAt }) => new Date(drawAt) <= now) : []
}

/** Its sales began, and it isn't closed. */
function hasDraws({ status }: Raffle): boolean {
  return status === 'active' || status === 'inactive' || status === 'ended'
}

/** It ended, its draw date is set, and no draw is left. */
function isToClose({ status, drawDate, openDraws }: Raffle): boolean {
  return status === 'ended' && drawDate !== null && openDraws.length === 0
}

function isEndingSoon({ status, endDate }: Raffle, now: Date): boolean {
  if (status !== 'active' || endDate === null) return false
  const left = new Date(endDate).getTime() - now.getTime()
  return left > 0 && left < dayInMs
}

/** Sweepstakes and promo raffles sell no chance to win: they need no lottery licence. */
function lacksLicence({ status, category, licenseNumber }: Raffle): boolean {
  const licensed = category === '50/50' || category === 'Raffle'
  const open = status !== 'ended' && status !== 'closed'
  return licensed && open && !licenseNumber
}

export type SetUpStepCode = 'payments' | 'licence' | 'raffle' | 'request-activation'

export interface SetUpStep {
  code: SetUpStepCode
  state: 'done' | 'next' | 'later'
}

interface SetUp {
  stripeConnectedAccountId: string | null
  /** Without it, whether payments are connected isn't known: the step is for others. */
  seesAccount: boolean
  raffles: readonly Raffle[]
}

/** The way from nothing to a first raffle; the first step not done is the next. */
export function setUpChecklist({
  stripeConnectedAccountId,
  seesAccount,
  raffles,
}: SetUp): SetUpStep[] {
  const done: Record<SetUpStepCode, boolean> = {
    payments: stripeConnectedAccountId !== null,
    licence: raffles.some(raffle => Boolean(raffle.licenseNumber)),
    raffle: raffles.length > 0,
    'request-activation': raffles.some(raffle => raffle.status !== 'draft'),
  }
  const all = Object.keys(done) as SetUpStepCode[]
  const steps = all.filter(code => seesAccount || code !== 'payments')
  const next = steps.find(code => !done[code])
  return steps.map(code => ({
    code,
    state: done[code] ? 'done' : code === next ? 'next' : 'later',
  }))
}

/** Nothing was ever for sale: home shows the checklist. `salesAllTimeCents` is null while unknown. */
export function isEmptyOrganization(
  raffles: readonly Raffle[],
  salesAllTimeCents: number | null,
): boolean {
  return salesAllTimeCents === 0 && raffles.every(raffle => raffle.status === 'draft')
}

/** The raffles that people can buy tickets for now. */
export function rafflesOnSale(raffles: readonly Raffle[], now: Date): Raffle[] {
  return raffles.filter(
    ({ status, startDate, endDate }) =>
      status === 'active' &&
      (startDate === null || new Date(startDate) <= now) &&
      (endDate === null || new Date(endDate) > now),
  )
}

/** The draw that comes next, of the raffles that were on sale or are; null where none is planned. */
export function nextDraw(
  raffles: readonly Raffle[],
  now: Date,
): { raffle: Raffle; drawAt: string } | null {
  const coming = raffles
    .filter(hasDraws)
    .flatMap(raffle => raffle.openDraws.map(({ drawAt }) => ({ raffle, drawAt })))
    .filter(({ drawAt }) => new Date(drawAt) > now)
    .sort((a, b) => new Date(a.drawAt).getTime() - new Date(b.drawAt).getTime())
  return coming[0] ?? null
}
