/**
 * The outbox's engine alone on a page, with the real client of the API. Each step of it may be the one at which the test
 * does something to the page, or to what is around it: there the page stands still until the test lets it go on.
 */
import { atom } from 'nanostores'
import type { Desk } from '../../../src/core/desk.ts'
import { createHttp } from '../../../src/core/http.ts'
import { createOutbox } from '../../../src/core/outbox/open-outbox.ts'
import type { OutboxState } from '../../../src/core/outbox/outbox.ts'
import type { OrderContent } from '../../../src/core/outbox/waiting-order.ts'
import type { Session } from '../../../src/core/session/session.ts'
import type { SessionUser } from '../../../src/core/session/user.ts'

/** Who works on the page, and how far its clock is ahead of this machine's; the test writes it before all else. */
export interface Given {
  user: SessionUser
  token: string
  aheadMs: number
}

/** What the test reads of an order. */
export interface SeenOrder {
  key: string
  kind: string
  why: string | null
  cents: number
  /** First and last ticket number of each order that was entered. */
  numbers: [number | null, number | null][]
}

export type Step = 'write' | 'written' | 'ask' | 'answered'

const given = (globalThis as unknown as { given: Given }).given
let { token, aheadMs } = given
let chosen: { step: Step; left: number } | null = null

const RealDate = Date
globalThis.Date = class extends RealDate {
  constructor(...parts: [] | [string]) {
    if (parts.length === 0) super(RealDate.now() + aheadMs)
    else super(...parts)
  }

  static override now() {
    return RealDate.now() + aheadMs
  }
} as DateConstructor

/** Stands still at the step that was chosen, until the test answers. */
function step(name: Step) {
  if (chosen?.step !== name) return
  chosen.left -= 1
  if (chosen.left !== 0) return
  const gate = new XMLHttpRequest()
  gate.open('POST', `/gate?step=${name}`, false)
  gate.send()
  const [movesMs, more] = gate.responseText.split(' ')
  aheadMs += Number(movesMs)
  isFull ||= more === 'full'
}

let isFull = false
let refusedWrites = 0
// What a full disk says of a write. A browser can be given so small a quota from outside, and says so at a transaction's
// end; so small a disk it can't.
for (const name of ['put', 'add'] as const) {
  const write = IDBObjectStore.prototype[name]
  IDBObjectStore.prototype[name] = function (...asked) {
    if (isFull) {
      refusedWrites += 1
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
    return write.apply(this, asked)
  }
}

const { transaction } = IDBDatabase.prototype
IDBDatabase.prototype.transaction = function (...asked) {
  if (asked[1] !== 'readwrite') return transaction.apply(this, asked)
  step('write')
  const writing = transaction.apply(this, asked)
  writing.addEventListener('complete', () => step('written'))
  writing.addEventListener('abort', () => {
    if (writing.error?.name === 'QuotaExceededError') refusedWrites += 1
  })
  return writing
}

const { fetch } = globalThis
globalThis.fetch = async (...asked) => {
  step('ask')
  const answer = await fetch(...asked)
  step('answered')
  return answer
}

const words = {
  offline: 'offline',
  timeout: 'timeout',
  unexpected: 'unexpected',
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  notFound: 'not found',
  badAnswer: () => 'bad answer',
  tooMany: () => 'too many',
}

const signedIn = (user: SessionUser): Session => ({ state: 'signed-in', user })
const $session = atom<Session>(signedIn(given.user))
const organizationOf = (user: SessionUser) => ({ id: user.organizationUuid })
const $organization = atom(organizationOf(given.user)) as unknown as Desk['$organization']
const $subject = atom<string | null>(given.user.id)
const http = createHttp({
  apiUrl: location.origin,
  client: 'dashboard/test',
  language: () => 'en',
  words: () => words,
  token: async () => token,
  onUnauthorized() {
    $session.set({ state: 'expired' })
    $subject.set(null)
  },
})
const session = { $session } as unknown as Desk['session']
const timing = { firstMs: 20, longestMs: 120, tickMs: 30, reportMs: 60_000 }
const outbox = createOutbox({ http, session, $organization, $subject }, timing)

/** Orders that stood there as being sent when the page was opened: whoever sent them is gone. */
let foundSending = 0
const stopLooking = outbox.$state.listen(state => {
  if (state.state !== 'ready') return
  foundSending = state.orders.filter(order => order.state.kind === 'sending').length
  stopLooking()
})

function seen(state: OutboxState): SeenOrder[] {
  if (state.state !== 'ready') return []
  return state.orders.map(({ key, state: { kind, ...more }, receipt, totalCents }) => ({
    key,
    kind,
    why: 'why' in more ? more.why : null,
    cents: receipt?.totalCents ?? totalCents,
    numbers: (receipt?.orders ?? []).map(one => [one.firstTicketNumber, one.lastTicketNumber]),
  }))
}

/** Settles once what is shown is as it should be. */
function once(isSo: (state: OutboxState) => boolean): Promise<SeenOrder[]> {
  return new Promise(resolve => {
    const stop = $soon(() => {
      const state = outbox.$state.get()
      if (!isSo(state)) return
      stop()
      resolve(seen(state))
    })
  })
}

function $soon(look: () => void): () => void {
  const stop = outbox.$state.listen(look)
  queueMicrotask(look)
  return stop
}

const life = {
  /** From here on, so many steps of this kind from now, it stands still. */
  arm(step: Step, count: number) {
    chosen = { step, left: count }
  },
  /** Writes that the full disk refused, or the browser's quota. */
  refusedWrites: () => refusedWrites,
  emptyDisk() {
    isFull = false
  },
  async opened() {
    await once(({ state }) => state !== 'opening')
    const state = outbox.$state.get()
    if (state.state === 'unavailable') throw state.error
    return foundSending
  },
  async put(key: string, content: OrderContent): Promise<'kept' | string> {
    try {
      await outbox.put(key, content)
      return 'kept'
    } catch (error) {
      return error instanceof Error ? error.name : String(error)
    }
  },
  orders: () => seen(outbox.$state.get()),
  /** Of those that are shown none is to be sent. */
  atRest: () =>
    once(
      state =>
        state.state === 'ready' &&
        state.orders.every(order => !['queued', 'sending'].includes(order.state.kind)),
    ),
  cancel: outbox.cancel,
  retry: outbox.retry,
  forget: async (keys: string[]) => {
    for (const key of keys) await outbox.forget(key)
  },
  sendNow: outbox.sendNow,
  /** Somebody signs in, or the same person again; nobody: they leave. */
  async work(next: Pick<Given, 'user' | 'token'> | null) {
    $session.set({ state: 'anonymous' })
    $subject.set(null)
    if (!next) return
    token = next.token
    $session.set(signedIn(next.user))
    $subject.set(next.user.id)
    await life.opened()
  },
}
export type Life = typeof life

Object.assign(globalThis, { life })
