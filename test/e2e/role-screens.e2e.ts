/**
 * Each role at each screen's address, by the tables of docs/domain.md: the right screen, or the right refusal. All of it
 * as one table by `node test/run.mjs full e2e --only role-screens`; the calls have theirs in test/api/every-call/access.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { type LinkedScreen, pathTo } from '../../src/core/links.ts'
import { tagOf } from '../../src/core/screen-row.ts'
import { rows, screenIds } from '../../src/core/screens.ts'
import { type Role, roles } from '../../src/core/session/role.ts'
import { leavesNoGap, tableOf } from '../api/every-call/table.ts'
import { samples } from '../support/full.ts'
import { openBrowser, productDatabase, runningProduct } from '../support/running-product.ts'
import { signIn } from '../support/sign-in.ts'

const staff: readonly Role[] = ['RB admin', 'account owner', 'raffle admin']
const office: readonly Role[] = [...staff, 'RB finance']
const sellers: readonly Role[] = ['Contact Center Agent', 'In Person Sales']
const keepers: readonly Role[] = [...office, 'Data Processing']
const managers: readonly Role[] = ['RB admin', 'account owner', 'Agent Manager']
const ofAllOrganizations: readonly Role[] = ['RB admin', 'RB finance']

/** Whom a screen opens for. One that is missing here doesn't compile. */
const agreed: Readonly<Record<LinkedScreen, readonly Role[]>> = {
  login: roles,
  logout: roles,
  forgotPassword: roles,
  // Without a token: a link that is none of ours.
  resetPassword: roles,
  inviteUser: roles,
  signUp: roles,
  verifyEmail: roles,
  status: roles,
  dashboard: roles,
  raffles: [...office, ...sellers],
  raffle: [...office, ...sellers],
  raffleEditor: staff,
  rafflePrizes: [...office, ...sellers],
  raffleMembers: [...office, ...sellers],
  raffleWinners: [...office, ...sellers],
  raffleDraw: [...office, ...sellers],
  orders: roles,
  orderFinder: roles,
  // What they didn't enter isn't there for agents.
  order: keepers,
  tickets: roles,
  orderIntake: [...staff, 'Contact Center Agent', 'Data Processing'],
  createOrder: [...staff, 'In Person Sales', 'Data Processing'],
  recoverSlips: staff,
  customers: keepers,
  customer: keepers,
  donations: keepers,
  subscriptions: staff,
  users: managers,
  // Nobody is named in the address.
  user: managers,
  admin: ofAllOrganizations,
  adminOrganization: ofAllOrganizations,
  adminTags: ofAllOrganizations,
  profile: roles,
  activity: [...ofAllOrganizations, 'account owner'],
  systemInfo: ['RB admin'],
  // It opens for anybody, and prints for whoever may correct orders.
  printMail: [...staff, ...sellers, 'Data Processing'],
}

/** Where an address leads on to. */
const onwards: Partial<Record<LinkedScreen, Partial<Record<Role, LinkedScreen>>>> = {
  dashboard: {
    'Contact Center Agent': 'orderIntake',
    'In Person Sales': 'createOrder',
    'Agent Manager': 'users',
    'Data Processing': 'orders',
  },
}

const { url } = runningProduct()
const screens = screenIds.filter((id): id is LinkedScreen => rows[id].kind === 'screen')
/** What signs out comes last. */
const ending: readonly LinkedScreen[] = ['login', 'logout']
/** In `npm test` a refusal by the screen itself, of a record, by a flag, and by roles. */
const sampled: readonly LinkedScreen[] = ['raffleEditor', 'order', 'customers', 'subscriptions']
/** Of one record, which is there for somebody or isn't; a list may have no rows for them. */
const records: readonly LinkedScreen[] = ['raffle', 'order', 'customer']
const visited = samples(eachOnce([...sampled, ...screens]), sampled.length)
const tried = samples(eachOnce<Role>(['Contact Center Agent', ...roles]))
const theirs = {
  order: 'another organization’s order',
  customer: 'another organization’s customer',
}
const table = tableOf([...visited, ...Object.values(theirs)], tried)
let browser: Browser

before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

for (const role of tried)
  test(`${role} is shown what is theirs, and told of the rest that it isn’t`, async () => {
    const page = await pageOf(role)
    const session = await signIn(url, role)
    const own = await idsOf(session.user.organizationUuid)
    const others = await idsOf(session.user.organizationUuid, true)
    for (const id of visited.filter(each => !ending.includes(each))) {
      const seen = await open(page, id, own)
      const led = onwards[id]?.[role] ?? id
      assert.equal(seen.screen, led, `${role} at ${id}`)
      assert.equal(seen.opens, agreed[id].includes(role), `${role} at ${id}: ${seen.state}`)
      table.tell(id, role, led === id ? seen.state : `→ ${led}`)
    }
    for (const [id, name] of Object.entries(theirs) as [keyof typeof theirs, string][]) {
      const seen = await open(page, id, others)
      assert.equal(seen.opens, ofAllOrganizations.includes(role), `${role}: ${name}: ${seen.state}`)
      table.tell(name, role, seen.state)
    }
    for (const id of visited.filter(each => ending.includes(each))) {
      await page.goto(url + pathTo(id))
      await page.locator('raffle-desk-login input[type="email"]').waitFor()
      table.tell(id, role, id === 'login' ? 'ready' : '→ login')
    }
    await page.context().close()
  })

leavesNoGap(table)

function eachOnce<Item>(all: readonly Item[]): readonly Item[] {
  return [...new Set(all)]
}

async function pageOf(role: Role): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const kept = { signOuts: '', session: await signIn(url, role) }
  await page.addInitScript(carried => {
    const at = Date.now()
    sessionStorage.setItem('raffle-desk.carried', JSON.stringify({ at, kept: carried }))
  }, kept)
  return page
}

type Ids = Record<'raffle' | 'order' | 'customer', string>

/** What screens are of, in an organization, or in another one. */
async function idsOf(organizationId: string, isOther = false): Promise<Ids> {
  const { db } = productDatabase()
  const { rows: found } = await sql<Ids>`
    select raffle_id as raffle, id as "order", customer_id as customer from orders
    where (organization_id = ${organizationId}) <> ${isOther} and status = 'ACTIVE'
      and source is null order by created_at desc limit 1
  `.execute(db)
  await db.destroy()
  assert.ok(found[0])
  return found[0]
}

/** Opens an address as one types it, and waits for what comes of it. */
async function open(page: Page, id: LinkedScreen, { raffle, order, customer }: Ids) {
  const values: Record<string, string> = id === 'order' ? { id: order } : { raffle, customer }
  const row = rows[id]
  const names = row.kind === 'screen' ? Object.keys({ ...row.params, ...row.query }) : []
  const given = Object.entries(values).filter(([name]) => names.includes(name))
  await page.goto(url + pathTo(id, Object.fromEntries(given)))
  const tags = screens.map(each => [each, tagOf(each)] as const)
  const place = await page.waitForFunction(placeOf, { asked: id, tags })
  const seen = (await place.jsonValue()) as { screen: LinkedScreen; state: string }
  const isThere = seen.state === 'ready' || (seen.state === 'empty' && !records.includes(id))
  return { ...seen, opens: isThere }
}

interface Looked {
  asked: string
  tags: (readonly [string, string])[]
}

/** Runs in the page: which screen stands there and how far it is, once it waits no more; or the shell's refusal. */
function placeOf({ asked, tags }: Looked) {
  const shell = document.querySelector('raffle-desk')?.shadowRoot
  if (shell?.querySelector('main .rd-stop-page')) return { screen: asked, state: 'refused' }
  for (const [screen, tag] of tags) {
    const root = shell?.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('.rd-root')
    const { state } = root?.dataset ?? {}
    if (state && state !== 'waiting') return { screen, state }
  }
  return null
}
