/** The outbox of one person in one organization, from when they begin to work until they leave. */
import * as v from 'valibot'
import type { Desk } from '../desk.ts'
import { DeskError } from '../errors.ts'
import { PurchaseSchema } from '../order-entry/purchase.ts'
import { onOnline } from '../resource.ts'
import { renewSlipKey } from '../slips/keep-key.ts'
import { againstMore, loadOf } from './caps.ts'
import { clockOffsetMs } from './clock.ts'
import { openerOf } from './opened.ts'
import { type Outbox, OutboxFull, type OutboxReady } from './outbox.ts'
import { nextTurnAt, type Paces } from './pace.ts'
import { createReporter } from './report.ts'
import { sealOf } from './seal.ts'
import { createBell, type Line, sendWhatWaits } from './sender.ts'
import { isWaiting, mayForget, type Step } from './states.ts'
import { openStore } from './store.ts'
import { openTabs } from './tabs.ts'
import { takeTurns } from './turns.ts'
import { mirrorWaiting } from './waiting-count.ts'
import type { OrderContent, StoredOrder } from './waiting-order.ts'

export interface Timing extends Paces {
  /** Between two words of the tab that sends. */
  tickMs: number
  /** Between two reports to the server, at least. */
  reportMs: number
}

export interface Person {
  userId: string
  organizationId: string
}

export interface PersonOutbox extends Omit<Outbox, '$state' | 'settled'> {
  close(): void
}

/**
 * @throws where nothing can be kept: no secure page, storage that is forbidden or full
 * @lazy imported on demand, by open-outbox.ts
 */
export async function openPersonOutbox(
  { http }: Pick<Desk, 'http'>,
  { userId, organizationId }: Person,
  {
    timing,
    show,
    onGone,
  }: {
    timing: Timing
    show: (state: OutboxReady) => void
    /** It is over: the database was closed under it. @param lost orders of this person that waited, and are gone */
    onGone: (lost: Promise<number>) => void
  },
): Promise<PersonOutbox> {
  if (!globalThis.crypto?.subtle || !globalThis.navigator?.locks || !globalThis.indexedDB)
    throw new DOMException('Orders are kept on secure pages only.', 'NotSupportedError')
  let isClosed = false
  let waiting: readonly string[] = []
  const store = await openStore(() => {
    if (isClosed) return
    close()
    onGone(
      stillThere().then(there => {
        const left = waiting.filter(key => there.has(key)).length
        mirrorWaiting(userId, left)
        return waiting.length - left
      }),
    )
  })
  const [seal, deviceId] = await Promise.all([sealOf(store.database, userId), store.device()])
  const opener = openerOf(seal)
  const bell = createBell()
  const reporter = createReporter({ http }, { organizationId, deviceId }, timing.reportMs)
  let line: Line = { offline: false, pausedUntil: null }
  let persisted: boolean | null = null
  // Slips are sealed without a network, too.
  void renewSlipKey({ http }, { userId, organizationId, device: deviceId }, () => !isClosed)

  async function read() {
    const now = Date.now()
    const all = await store.all()
    const mine = all.filter(order => order.userId === userId)
    const orders = await opener.openAll(mine)
    if (isClosed) return
    waiting = mine.filter(isWaiting).map(({ key }) => key)
    mirrorWaiting(userId, waiting.length)
    const load = loadOf(all)
    const turn = nextTurnAt(
      mine.filter(order => order.organizationId === organizationId),
      now,
    )
    const at = Math.max(turn ?? 0, line.pausedUntil ?? 0)
    const nextTryAt = turn === null || at <= now ? null : at
    const { offline } = line
    show({
      state: 'ready',
      orders,
      persisted,
      offline,
      ...load,
      full: againstMore(load, now),
      nextTryAt,
    })
    return orders
  }

  let reading: Promise<unknown> = Promise.resolve()
  let nextRead: Promise<unknown> | undefined
  /** Of readings that are asked for while one goes on, one follows. */
  function refresh(): Promise<unknown> {
    nextRead ??= reading.then(() => {
      nextRead = undefined
      reading = read().catch(() => undefined)
      return reading
    })
    return nextRead
  }

  const speak = () => tabs.tell({ type: 'sender', userId, ...line })

  function follow(next: Line) {
    line = next
    void refresh()
  }

  const tabs = openTabs(news => {
    if (news.type === 'changed') {
      bell.ring(news.hint)
      void refresh()
    } else if (news.userId === userId) {
      turns.heard()
      follow({ offline: news.offline, pausedUntil: news.pausedUntil })
    }
  })

  /** A record was changed here: this tab shows it, the others hear of it, whoever sends looks. */
  async function changed(hint: boolean) {
    tabs.tell({ type: 'changed', hint })
    bell.ring(hint)
    await refresh()
  }

  const turns = takeTurns(
    `raffle-desk.outbox.${userId}`,
    ended =>
      sendWhatWaits(
        {
          http,
          store,
          seal,
          opener,
          userId,
          organizationId,
          paces: timing,
          bell,
          onLine(next) {
            follow(next)
            speak()
          },
          onChanged() {
            tabs.tell({ type: 'changed', hint: false })
            void refresh()
          },
          onAnswer: () => void opened().then(reporter.tell, () => undefined),
        },
        ended,
      ),
    { tickMs: timing.tickMs, speak },
  )

  async function opened() {
    const all = await store.all()
    return opener.openAll(all.filter(order => order.userId === userId))
  }

  async function take(key: string, step: Step, sealed?: StoredOrder['sealed']) {
    await store.change(key, step, { sealed })
    await changed(true)
  }

  async function find(key: string) {
    const order = (await store.all()).find(one => one.key === key && one.userId === userId)
    return order ? opener.open(order) : null
  }

  async function hurry() {
    for (const { key, userId: whose } of await store.all())
      if (whose === userId) await store.change(key, { type: 'hurried' })
    await changed(true)
  }

  const stopHearing = onOnline(() => void hurry().catch(() => undefined))
  void askToPersist().then(answer => {
    persisted = answer
    void refresh()
  })
  await refresh()

  return {
    async put(key, content) {
      const at = content.purchase.takenAt ?? new Date().toISOString()
      const device = { id: deviceId, clockOffsetMs: clockOffsetMs() }
      // What is asked again is the same, to the last letter.
      const purchase = v.parse(PurchaseSchema, { ...content.purchase, takenAt: at, device })
      const kept: OrderContent = { ...content, purchase }
      const order: StoredOrder = {
        key,
        userId,
        organizationId,
        takenAt: Date.parse(at),
        totalCents: content.provisional.totalCents,
        state: { kind: 'queued', attempts: 0, notBefore: 0 },
        cancelAsked: false,
        sealed: await seal.seal(kept),
        answer: null,
      }
      const stored = await store.add(order, all => {
        const full = line.offline ? againstMore(loadOf(all), Date.now(), order.totalCents) : null
        if (full) throw new OutboxFull(full)
      })
      await changed(true)
      const shown = await opener.open(stored)
      if (!shown) throw new DeskError('conflict', 'This key is another order’s.')
      return shown
    },
    cancel: key => take(key, { type: 'cancelled', at: Date.now() }),
    async retry(key, another) {
      const order = await find(key)
      if (!order) return
      const { purchase, typed, provisional } = order
      const asAnother = { purchase: { ...purchase, notDuplicate: true }, typed, provisional }
      await take(key, { type: 'retried' }, another && (await seal.seal(asAnother)))
    },
    async forget(key) {
      await store.remove(key, order => order.userId === userId && mayForget(order))
      await changed(false)
    },
    sendNow: () => void hurry().catch(() => undefined),
    close,
  }

  function close() {
    isClosed = true
    stopHearing()
    reporter.stop()
    tabs.close()
    void turns.stop().then(store.close)
  }
}

/** Somebody emptied the storage, or the browser closed the database for a reason of its own, and all stands there still. */
async function stillThere(): Promise<ReadonlySet<string>> {
  try {
    const store = await openStore()
    const all = await store.all()
    store.close()
    return new Set(all.map(({ key }) => key))
  } catch {
    return new Set()
  }
}

/** Asked once in the life of a page: some browsers ask the person. */
async function askToPersist(): Promise<boolean | null> {
  try {
    const { storage } = navigator
    return (await storage.persisted()) || (await storage.persist())
  } catch {
    return null
  }
}
