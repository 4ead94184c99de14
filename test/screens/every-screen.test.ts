/** Every row of the registry, on what its usual story is answered: how it waits, shows, fails and goes. */
import { expect } from 'chai'
import { findCalls } from '../../src/core/orders/find-calls.ts'
import { rows, type ScreenId, screenIds } from '../../src/core/screens.ts'
import { focusHeading } from '../../src/elements/shell/focus.ts'
import { type Between, pageOf, refusal } from '../../stories/support/fake-api.ts'
import type { Situation } from '../../stories/support/toolbar.ts'
import { placed } from '../dashboard/placed.ts'
import { expectNoAxeViolations } from '../support/browser/axe.ts'
import { press } from '../support/browser/page.ts'
import { turnedClock } from '../support/browser/turned-clock.ts'
import { enter, nameOf, type Variant, variants } from '../support/browser/variants.ts'
import { nextFrame, waitFor } from '../support/browser/wait-for.ts'
import { worldOf } from '../support/browser/worlds.ts'

/** What has nothing to ask when it opens. */
const asksNothing: readonly ScreenId[] = [
  'login',
  'logout',
  'forgotPassword',
  'signUp',
  'organizationSwitcher',
  'recoverSlips',
]

/** What still has something to show where every list and every report's rows are none. */
const neverEmpty: Partial<Record<ScreenId, string>> = {
  resetPassword: 'the form',
  inviteUser: 'the form',
  verifyEmail: 'the form',
  status: 'the parts',
  dashboard: 'its tiles',
  salesTiles: 'figures of nought',
  salesChart: 'days',
  paymentsBanner: 'what its account lacks',
  raffle: 'the raffle',
  raffleEditor: 'the form',
  raffleDraw: 'the procedure',
  order: 'the order',
  adminOrganization: 'the organization',
  orderIntake: 'the form',
  createOrder: 'the form',
  user: 'who it is',
  profile: 'who it is',
  systemInfo: 'what runs',
}

/** Shorter than usual, and short once a few waited in vain: what breaks all of them shall be known within minutes. */
let waitedInVain = 0
async function comes<T>(look: () => T, what: string) {
  try {
    return await waitFor(look, what, waitedInVain < 5 ? 8000 : 400)
  } catch (late) {
    waitedInVain += 1
    throw late
  }
}

const asking = screenIds.filter(id => !asksNothing.includes(id))

/** A row in the page on its usual world, with what stands between it and its answers. */
async function open(id: ScreenId, between: Between | null, situation: Partial<Situation> = {}) {
  const world = await worldOf(id)
  const { desk, api } = world.open(situation)
  await desk.start()
  const atStart = api.calls.length
  api.through(between)
  const root = await placed(id, desk, world.attributes)
  const around = root.getRootNode() as ShadowRoot
  return {
    api,
    root,
    around,
    asked: () => api.calls.slice(atStart).map(({ method, path }) => `${method} ${path}`),
    is: (state: string) => comes(() => root.dataset.state === state, `${id} ${state}`),
    close() {
      around.host.remove()
      desk.destroy()
      expect(said.filter(([first]) => first !== specified).join('\n'), 'errors').to.equal('')
    },
  }
}

/** Answers that come once the test lets them. */
function held() {
  let release: () => void = () => undefined
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const between: Between = async (_call, prepared) => {
    await released
    return prepared()
  }
  return { between, release }
}

const failing: Between = () => refusal(500, 'unexpected', 'Something went wrong.')
const refusing: Between = () => refusal(403, 'not-allowed', 'Not for you.')
const nothing: Between = async (call, prepared) => {
  if ('list' in call) return pageOf([])
  if (call === findCalls.find) return { found: [], total: 0, unread: [] }
  const answer = await prepared()
  return Array.isArray(answer) ? [] : answer
}

/** The least room, in the longer language: people's telephones. */
const narrow: Variant = { scheme: 'light', locale: 'fr', width: 320, host: 'plain' }

/** Section 8: "Edit-raffle load errors: only logged". */
const specified = 'The raffle editor could not be loaded.'

let said: unknown[][] = []
const { error } = console
before(() => {
  console.error = (...words) => void said.push(words)
})
after(() => {
  console.error = error
})
beforeEach(() => {
  said = []
})

for (const id of screenIds) {
  const { kind } = rows[id]

  describe(`every screen: ${id}`, () => {
    for (const variant of [...variants, narrow]) {
      it(`shows, within its width and without an axe violation${nameOf(variant)}${variant === narrow ? ', on a telephone in French' : ''}`, async () => {
        const leave = await enter(variant)
        const { locale, scheme } = variant
        const screen = await open(id, null, { locale, scheme })
        await screen.is('ready')
        await waitFor(() => !screen.root.hasAttribute('data-translating'))
        expect(screen.root.lang).to.equal(locale)
        expect(screen.asked().length === 0).to.equal(asksNothing.includes(id))
        expect(screen.root.querySelectorAll('h1').length).to.equal(kind === 'screen' ? 1 : 0)
        expect(document.documentElement.scrollWidth).to.be.at.most(variant.width)
        // As wide and in English each story was looked at.
        if (variant === narrow || variants.length > 1)
          await expectNoAxeViolations(screen.around.host)
        screen.close()
        await leave()
      })
    }

    it('asks nothing any more once it is gone', async () => {
      const clock = turnedClock()
      const screen = await open(id, null)
      await screen.is('ready')
      screen.around.host.remove()
      await waitFor(() => screen.root.childElementCount === 0)
      const { length } = screen.asked()
      clock.turn(10 * 60_000)
      await nextFrame()
      expect(screen.asked().slice(length)).to.deep.equal([])
      screen.close()
    })
  })
}

for (const id of asking) {
  const row = rows[id]
  const isScreen = row.kind === 'screen'

  describe(`every screen: ${id}`, () => {
    const coming = new AbortController()
    after(() => coming.abort())

    /** Opened by a link: the shell gives its title the focus. */
    async function come(between: Between) {
      const screen = await open(id, between)
      const { root, around } = screen
      if (isScreen) focusHeading(around.host.parentElement as HTMLElement, coming.signal)
      const hasFocus = (selector: string) =>
        comes(() => around.activeElement?.matches(selector), `focus on ${selector}`)
      const backTo = () => root.querySelector('.rd-page-header-back')?.getAttribute('href')
      return { ...screen, hasFocus, backTo }
    }

    it('waits for its answers, and keeps the focus on its title when they come', async () => {
      const { between, release } = held()
      const screen = await come(between)
      await screen.is('waiting')
      expect(screen.root.querySelectorAll('h1').length).to.equal(isScreen ? 1 : 0)
      release()
      await screen.is('ready')
      if (isScreen) await screen.hasFocus('h1')
      screen.close()
    })

    // To the list that it is one of, or a record that stands there itself.
    const upwards = new RegExp(`^/${'under' in row ? row.under.replace(/s$/, '') : ''}`)
    it('says that it failed below its title, and Retry brings what was missed', async () => {
      const screen = await come(failing)
      await screen.is('failed')
      expect(screen.root.textContent).to.contain('Something went wrong.')
      if (isScreen) await screen.hasFocus('h1')
      if ('under' in row) expect(screen.backTo()).to.match(upwards)
      screen.api.through(null)
      const [first, ...others] = screen.root.querySelectorAll<HTMLElement>('[role=alert] button')
      for (const retry of others) retry.click()
      first?.focus()
      await press('Enter')
      await screen.is('ready')
      expect(screen.root.querySelector('[role=alert]')).to.equal(null)
      await screen.hasFocus('*')
      screen.close()
    })

    const refused = id === 'paymentsBanner' ? 'ready' : 'forbidden'
    it('shows nothing where it is refused, and says so to whoever came for it', async () => {
      const screen = await come(refusing)
      await screen.is(refused)
      expect(screen.root.querySelector('tbody tr, [data-figure] data')).to.equal(null)
      if (isScreen) await screen.hasFocus('h1, .rd-state-forbidden h2')
      if ('under' in row) expect(screen.backTo()).to.match(upwards)
      screen.close()
    })

    const shown = neverEmpty[id]
    it(
      shown === undefined ? 'says so where there is nothing' : `shows ${shown} without rows`,
      async () => {
        const screen = await open(id, nothing)
        await screen.is(shown === undefined ? 'empty' : 'ready')
        screen.close()
      },
    )
  })
}
