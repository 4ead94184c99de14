import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keys } from '../../src/core/session/stored-session.ts'
import { randomFrom } from '../support/random-from.ts'
import { soak } from '../support/soak.ts'
import { storedSession } from './browser.ts'
import { type Liveness, type SimulatedTab, simulatedBrowser } from './simulated-browser.ts'

const rounds = soak ? 10_000 : 200
const mostTabs = 5
const burstsOfRound = 4

const deeds = ['open', 'open', 'open', 'reload', 'reload', 'reload', 'reload'] as const
const rarer = ['close', 'close', 'crash', 'leave', 'leave', 'come back', 'sign out'] as const
type Deed = (typeof deeds)[number] | (typeof rarer)[number]

/** What happened between two moments of rest. */
interface Burst {
  /** Tabs that stood open all the while, and those that were only loaded again, signed in. */
  untouched: Set<SimulatedTab>
  reloaded: Set<SimulatedTab>
  left: Set<SimulatedTab>
  /** Of those, the ones that the browser keeps. */
  leftSignedIn: Set<SimulatedTab>
  signedOut: boolean
  /** A page came back that left signed in, and nobody has signed out since. */
  cameBackSignedIn: boolean
}

/** One life of a browser: bursts of what people and machines do, in any order, with rest between them. */
async function live(seed: number, liveness: Liveness) {
  const random = randomFrom(seed)
  const pick = <T>(from: Iterable<T>): T | undefined => {
    const all = [...from]
    return all[Math.floor(random() * all.length)]
  }
  let clock = 0
  const browser = simulatedBrowser(liveness, () => clock)
  const living = new Set<SimulatedTab>()
  const kept = new Set<SimulatedTab>()
  const keptSignedIn = new Set<SimulatedTab>()
  const story: string[] = []
  let signedIn = false
  let anyCrash = false
  let goneTogether = false

  function check(isSo: boolean, what: string) {
    if (isSo) return
    const seen = [...living].map(tab => tab.seen).join(', ')
    assert.fail(`life ${seed} (${liveness}), ${what}. Tabs show: ${seen}. ${story.join(', ')}`)
  }

  /** Lets so many things happen, or all there are. */
  async function happen(most = Number.POSITIVE_INFINITY) {
    for (let step = 0; step < most; step += 1) {
      check(step < 5_000, 'it never comes to rest')
      await new Promise(resolve => setImmediate(resolve))
      const next = pick(browser.steps())
      if (!next) return
      next()
    }
  }

  function signIn(tab: SimulatedTab) {
    const session = storedSession(`token-${story.length}-of-life-${seed}`)
    tab.shared.write(session)
    tab.seen = session.token
    signedIn = true
    story.push('sign in')
  }

  /** @returns false where there is nobody to do it */
  function act(deed: Deed, burst: Burst): boolean {
    const tab = pick(burst.untouched)
    const back = pick([...kept].filter(each => !burst.left.has(each)))
    if (deed === 'open') {
      if (living.size + kept.size >= mostTabs) return false
      living.add(browser.open())
      return true
    }
    if (deed === 'come back') {
      if (!back) return false
      kept.delete(back)
      living.add(back)
      burst.cameBackSignedIn ||= keptSignedIn.delete(back)
      browser.comeBack(back)
      return true
    }
    if (!tab || (deed === 'sign out' && !signedIn)) return false
    burst.untouched.delete(tab)
    if (deed === 'reload') {
      if (showsSomebody(tab)) burst.reloaded.add(tab)
      browser.reload(tab)
    } else if (deed === 'sign out') {
      burst.signedOut = true
      keptSignedIn.clear()
      tab.shared.clear()
      tab.seen = 'login'
    } else {
      living.delete(tab)
      if (deed === 'crash') anyCrash = true
      else burst.left.add(tab)
      if (deed === 'leave') kept.add(tab)
      if (deed === 'leave' && showsSomebody(tab)) burst.leftSignedIn.add(tab)
      browser[deed](tab)
    }
    return true
  }

  async function burst() {
    const what: Burst = {
      untouched: new Set(living),
      reloaded: new Set(),
      left: new Set(),
      leftSignedIn: new Set(),
      signedOut: false,
      cameBackSignedIn: false,
    }
    for (let most = 1 + Math.floor(random() * 4); most > 0; most -= 1) {
      const deed = pick<Deed>(random() < 0.6 ? deeds : rarer) ?? 'open'
      if (act(deed, what)) story.push(deed)
      if (random() < 0.5) await happen(Math.floor(random() * 12))
    }
    await happen()
    if (!what.signedOut) for (const tab of what.leftSignedIn) keptSignedIn.add(tab)
    return what
  }

  for (let number = 0; number < burstsOfRound; number += 1) {
    story.push('|')
    const someone = pick(living)
    if (someone && !signedIn && random() < 0.8) {
      signIn(someone)
      await happen(random() < 0.5 ? Number.POSITIVE_INFINITY : Math.floor(random() * 6))
    }
    const { untouched, reloaded, left, signedOut, cameBackSignedIn } = await burst()
    const seen = new Set([...living].map(tab => tab.seen))
    check(seen.size < 2 && !seen.has('starting'), 'tabs differ')
    const isIn = living.size > 0 && !seen.has('login')
    if (signedOut) check(!isIn, 'signed in after signing out')
    else if (signedIn) {
      for (const tab of untouched) check(tab.thrownOut === 0, 'a tab was thrown out')
      check(isIn || untouched.size + reloaded.size === 0, 'signed out although a tab stayed')
    } else
      check(isIn === cameBackSignedIn, 'signed in by nobody, or not as the page that came back')
    const counted = Number(browser.stored(keys.tabs) ?? 0)
    // Of several that go at once, in processes of their own, each may see the other still there.
    goneTogether = living.size === 0 && (goneTogether || left.size > 1)
    if (!anyCrash && !goneTogether) check(counted === living.size, `counted ${counted}`)
    if (!anyCrash && !goneTogether && living.size === 0) {
      check(browser.stored(keys.session) === null, 'left behind by the last tab')
    }
    for (const tab of living) tab.thrownOut = 0
    signedIn = isIn
    // Longer than a heartbeat is believed.
    if (living.size === 0) clock += 80_000
  }
}

/** Somebody who signs in elsewhere is shown a moment later. */
function showsSomebody({ seen }: SimulatedTab): boolean {
  return seen !== 'login' && seen !== 'starting'
}

for (const liveness of ['locks', 'heartbeats'] as const) {
  test(`tabs stay signed in, and out, through ${rounds} lives of a browser (${liveness})`, async () => {
    for (let seed = 1; seed <= rounds; seed += 1) await live(seed, liveness)
  })
}
