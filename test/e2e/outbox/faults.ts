/** What happens to a till, at the step at which its page stands still. */
import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { until } from '../../support/until.ts'
import type { Onward } from './far-end.ts'
import type { Step } from './page.tsx'
import type { Running } from './running.ts'

/** Where a page can stand still; and how many of each there are in any life: three orders are kept, sent and answered. */
export const surelyReached = { write: 9, written: 9, ask: 3, answered: 3 } satisfies Record<
  Step,
  number
>
export const steps = Object.keys(surelyReached) as Step[]

const day = 24 * 60 * 60 * 1000

interface Fault {
  name: string
  /** @param goOn lets the page go on; null: there is no page any more */
  strike(run: Running, goOn: (onward: Onward | null) => void): Promise<void>
}

/** Which of what was asked arrived, and wasn't heard of. */
const unheard = ({ till }: Running) =>
  till.far.asked.filter(({ heard, status }) => !heard && status === 201)

export const faults: Fault[] = [
  {
    name: 'the tab is killed',
    async strike(run, goOn) {
      await run.till.browser.killTabs()
      goOn(null)
      await run.reopen()
    },
  },
  {
    name: 'the browser is killed',
    async strike(run, goOn) {
      await run.till.browser.kill()
      goOn(null)
      await run.reopen()
    },
  },
  {
    name: 'the network is cut',
    async strike(run, goOn) {
      run.till.far.network = 'cut'
      goOn(0)
      await someCalls(run, 3)
      run.reached('orders were taken without a network')
    },
  },
  {
    name: 'replies are lost',
    async strike(run, goOn) {
      const { far } = run.till
      const before = unheard(run).length
      far.network = 'deaf'
      goOn(0)
      await someCalls(run, 3)
      far.network = 'up'
      if (unheard(run).length > before) run.reached('entered, and its reply was lost')
    },
  },
  {
    name: 'the server is killed',
    strike: (run, goOn) => amid(run, goOn, run.till.servers.killServer),
  },
  {
    name: 'PostgreSQL is killed',
    strike: (run, goOn) => amid(run, goOn, run.till.servers.killDatabase),
  },
  {
    name: 'the clock goes a day ahead',
    async strike({ reached }, goOn) {
      goOn(day)
      reached('a clock was moved')
    },
  },
  {
    name: 'the clock goes a day back',
    async strike(run, goOn) {
      run.till.far.network = 'cut'
      goOn(-day)
      await someCalls(run, 2)
    },
  },
  {
    name: 'the disk is full',
    async strike(run, goOn) {
      goOn('full')
      await someRefusals(run)
      await run.inPage(life => life.emptyDisk())
    },
  },
  {
    name: 'the browser is killed, and comes back with its quota used up',
    async strike(run, goOn) {
      const { browser, far } = run.till
      await browser.kill()
      goOn(null)
      const empty = await browser.fill(far.url)
      await run.reopen()
      if (await someRefusals(run)) run.reached('the browser’s own quota refused a write')
      await empty()
    },
  },
  {
    name: 'somebody else works there in between',
    async strike(run, goOn) {
      const other = 'Contact Center Agent'
      run.working = null
      const next = await run.till.signIn(other)
      run.till.far.network = run.random() < 0.5 ? 'cut' : 'up'
      goOn(0)
      await inTheirName(run, next)
      run.working = other
      run.till.far.network = 'up'
      const before = run.taken.length
      await run.take(other)
      await run.atRest()
      const theirs = (await run.inPage(life => life.orders())) ?? []
      assert.deepEqual(
        theirs.map(({ key }) => key),
        run.taken.filter(({ seller }) => seller === other).map(({ key }) => key),
      )
      assert.ok(run.taken.length > before)
      await run.inPage(
        `({ forget }) => forget(${JSON.stringify(theirs.map(one => one.key))})` as never,
      )
      run.working = null
      await inTheirName(run, run.by)
      run.working = run.seller
      run.reached('another person’s orders went, and theirs alone')
    },
  },
  {
    name: 'the session ends',
    async strike(run, goOn) {
      const { servers, far } = run.till
      const before = far.asked.length
      await servers.db.deleteFrom('sessions').where('userId', '=', run.by.user.id).execute()
      goOn(0)
      const isToldSo = () => far.asked.slice(before).some(({ status }) => status === 401)
      await until(async () => isToldSo() || (await run.isQuiet()), 'word that the session ended')
      run.by = await run.till.signIn(run.seller)
      await inTheirName(run, run.by)
      run.reached('signed out in the midst, and in again')
    },
  },
  {
    name: 'it is sent again after three days',
    async strike(run, goOn) {
      const { till } = run
      const before = unheard(run).length
      till.far.network = 'deaf'
      goOn(0)
      await someCalls(run, 2)
      till.aheadMs += 3 * day
      await till.servers.setAhead(till.aheadMs)
      if (unheard(run).length > before) run.reached('entered, and asked for again three days later')
      run.by = await till.signIn(run.seller)
      await run.reopen()
    },
  },
  {
    name: 'orders are taken back',
    async strike(run, goOn) {
      const { far } = run.till
      far.network = run.random() < 0.3 ? 'up' : run.random() < 0.5 ? 'cut' : 'deaf'
      goOn(0)
      await someCalls(run, 2)
      for (const order of run.taken)
        if (run.random() < 0.7) {
          order.back = true
          await run.inPage(`({ cancel }) => cancel('${order.key}')` as never)
        }
      await someCalls(run, 1)
    },
  },
  {
    name: 'the browser freezes the tab',
    async strike(run, goOn) {
      const { far, browser } = run.till
      goOn(0)
      await someCalls(run, 2)
      const wake = await browser.freeze(run.page)
      const before = far.asked.length
      await anotherTab(run)
      if (far.asked.length > before) run.reached('what the browser had frozen was sent by another')
      await wake()
    },
  },
  {
    name: 'the tab is frozen, and wakes',
    async strike(run, goOn) {
      const before = run.till.far.asked.length
      // It is silent: another tab takes its lock, and sends what waits; unless this one stands in the midst of a
      // transaction, which a browser ends only with the tab.
      const opening = await anotherTab(run)
      if (run.till.far.asked.length > before)
        run.reached('a frozen tab’s orders were sent by another')
      goOn(0)
      await opening.end
    },
  },
]

/** Another tab of the same person, until it has sent what waits, or five seconds: it may have to wait for the first. */
async function anotherTab(run: Running): Promise<{ end: Promise<unknown> }> {
  const opening = run.till.open(run.by).then(({ page }) => {
    run.other = page
    return until(async () => {
      const orders = await run.inPage(life => life.orders(), page)
      return orders?.every(({ kind }) => kind === 'accepted') ?? false
    })
  })
  const end = opening.catch(() => undefined)
  const isLate = new AbortController()
  const late = setTimeout(5000, 'late', { signal: isLate.signal }).catch(() => undefined)
  await Promise.race([end, late])
  isLate.abort()
  return { end }
}

/** Until a few writes were refused, so many as chance says; false: nothing was left to be written. */
async function someRefusals(run: Running): Promise<boolean> {
  const most = 1 + Math.floor(run.random() * 4)
  let refused = 0
  const isRefused = async () => {
    refused = (await run.inPage(life => life.refusedWrites())) ?? most
    return refused >= most || (await run.isQuiet())
  }
  await until(isRefused, 'a write that is refused')
  return refused > 0
}

/**
 * Until some more calls came, so many as chance says, whatever became of them; or nothing is to be sent any more. When
 * something happens is drawn in calls, for in time it would be another moment on each machine.
 */
export async function someCalls(run: Running, most: number): Promise<void> {
  const { far } = run.till
  const enough = far.calls + Math.floor(run.random() * (most + 1))
  await until(async () => far.calls >= enough || (await run.isQuiet()), 'the next call')
}

/** Kills while the next call is under way. */
async function amid(
  run: Running,
  goOn: (movesMs: number) => void,
  kill: () => Promise<void>,
): Promise<void> {
  let killing: Promise<void> | undefined
  const afterMs = run.random() * 25
  const begin = () => {
    killing ??= setTimeout(afterMs).then(kill)
  }
  run.till.far.amid = begin
  goOn(0)
  // The step may be the last one: then nothing is under way.
  await until(
    async () => killing !== undefined || (await run.isQuiet()),
    'the call amid which it is killed',
  )
  if (killing) run.reached('killed while it was asked')
  run.till.far.amid = null
  begin()
  await killing
}

async function inTheirName(run: Running, by: Running['by']): Promise<void> {
  await run.inPage(`({ work }) => work(${JSON.stringify(by)})` as never)
}

/** What a thousand lives come through, beside each fault at each step. */
export const rareStates = [
  'a clock was moved',
  'a frozen tab’s orders were sent by another',
  'what the browser had frozen was sent by another',
  'the browser’s own quota refused a write',
  'another person’s orders went, and theirs alone',
  'entered, and asked for again three days later',
  'entered, and its reply was lost',
  'found as it was being sent by one that is gone',
  'gone while it was being kept',
  'killed while it was asked',
  'not kept: QuotaExceededError',
  'orders were taken without a network',
  'signed out in the midst, and in again',
  'taken back: accepted',
  'taken back: cancelled',
  ...faults.flatMap(({ name }) => steps.map(step => `${name}, at "${step}"`)),
]
