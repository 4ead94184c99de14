import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fakeBrowser, storedSession, type Tab } from './browser.ts'

async function opened(browser: ReturnType<typeof fakeBrowser>) {
  const tab = browser.open()
  return { tab, session: await tab.shared.open() }
}

async function signedIn(browser: ReturnType<typeof fakeBrowser>): Promise<Tab> {
  const { tab } = await opened(browser)
  tab.shared.write(storedSession())
  return tab
}

describe('tabs with Web Locks', () => {
  test('share the session and count themselves', async () => {
    const browser = fakeBrowser()
    await signedIn(browser)
    const second = await opened(browser)
    assert.equal(second.session?.token, storedSession().token)
    assert.equal(browser.sees('tabs'), '2')
    assert.equal(browser.sees('loggedOut'), 'false')
  })

  test('are all signed out by one of them, and the logged-out flag stays', async () => {
    const browser = fakeBrowser()
    const first = await signedIn(browser)
    const { tab: second } = await opened(browser)
    second.shared.clear()
    assert.equal(first.changes.at(-1), null)
    assert.equal(browser.sees('session'), null)
    assert.equal(browser.sees('loggedOut'), 'true')
  })

  test('are all signed in by one of them', async () => {
    const browser = fakeBrowser()
    const { tab: first } = await opened(browser)
    const { tab: second } = await opened(browser)
    second.shared.write(storedSession('another-token-of-twenty-characters'))
    assert.equal(first.changes.at(-1)?.token, 'another-token-of-twenty-characters')
  })

  test('keep the session until the last of them closes', async () => {
    const browser = fakeBrowser()
    const first = await signedIn(browser)
    const { tab: second } = await opened(browser)
    first.leave()
    assert.notEqual(browser.sees('session'), null)
    assert.equal(browser.sees('tabs'), '1')
    second.leave()
    assert.equal(browser.sees('session'), null)
    assert.equal(browser.sees('tabs'), '0')
    assert.equal(browser.sees('loggedOut'), 'true')
  })

  test('that are reloaded together all stay signed in', async () => {
    const browser = fakeBrowser()
    const first = await signedIn(browser)
    const { tab: second } = await opened(browser)
    first.leave()
    second.leave()
    assert.equal(browser.sees('session'), null)
    for (const tab of [first, second]) {
      const session = await browser.open(tab.perTab).shared.open()
      assert.equal(session?.token, storedSession().token)
    }
    assert.equal(browser.sees('tabs'), '2')
    assert.equal(browser.sees('loggedOut'), 'false')
  })

  test('that are the only one stay signed in over a reload', async () => {
    const browser = fakeBrowser()
    const reloaded = browser.reload(await signedIn(browser))
    assert.equal((await reloaded.shared.open())?.token, storedSession().token)
    assert.equal(browser.sees('tabs'), '1')
    assert.equal(browser.sees('loggedOut'), 'false')
  })

  test('carry the session over one reload only', async () => {
    const browser = fakeBrowser()
    const tab = await signedIn(browser)
    tab.leave()
    const { session } = await opened(browser)
    assert.equal(session, null, 'a new tab has nothing carried')
  })

  test('signed out by another tab carry nothing over a reload', async () => {
    const browser = fakeBrowser()
    const first = await signedIn(browser)
    const { tab: second } = await opened(browser)
    second.shared.clear()
    assert.equal(await browser.reload(first).shared.open(), null)
  })

  test('that were killed leave no live session', async () => {
    const browser = fakeBrowser()
    const first = await signedIn(browser)
    const { tab: second } = await opened(browser)
    first.kill()
    second.kill()
    assert.notEqual(browser.sees('session'), null, 'the crash left the token behind')
    const after = await opened(browser)
    assert.equal(after.session, null)
    assert.equal(browser.sees('session'), null)
    assert.equal(browser.sees('tabs'), '1')
  })

  test('that were killed beside a living one are no longer counted', async () => {
    const browser = fakeBrowser()
    await signedIn(browser)
    const { tab: second } = await opened(browser)
    second.kill()
    const third = await opened(browser)
    assert.notEqual(third.session, null)
    assert.equal(browser.sees('tabs'), '2')
  })

  test('come back from the browser’s cache with the session as it is now', async () => {
    const browser = fakeBrowser()
    const first = await signedIn(browser)
    await opened(browser)
    first.leave()
    await first.comeBackFromCache()
    assert.equal(first.changes.at(-1)?.token, storedSession().token)
    assert.equal(browser.sees('tabs'), '2')
  })

  test('don’t start with a session that has ended, or can’t be read', async () => {
    const browser = fakeBrowser()
    const tab = await signedIn(browser)
    tab.shared.write({ ...storedSession(), expiresAt: '2020-01-01T00:00:00.000Z' })
    assert.equal((await opened(browser)).session, null)
  })
})

describe('tabs without Web Locks', () => {
  test('share the session by a heartbeat', async () => {
    const browser = fakeBrowser({ withLocks: false })
    const first = await signedIn(browser)
    const second = await opened(browser)
    assert.equal(second.session?.token, storedSession().token)
    assert.equal(browser.sees('tabs'), '2')
    first.leave()
    second.tab.leave()
    assert.equal(browser.sees('session'), null)
  })

  test('stay signed in over a reload of the only one', async () => {
    const browser = fakeBrowser({ withLocks: false })
    const reloaded = browser.reload(await signedIn(browser))
    assert.equal((await reloaded.shared.open())?.token, storedSession().token)
    reloaded.leave()
  })

  test('that were killed leave no live session once their heartbeat is old', async t => {
    t.mock.timers.enable({ apis: ['Date', 'setInterval'], now: Date.now() })
    const browser = fakeBrowser({ withLocks: false })
    const tab = await signedIn(browser)
    tab.kill()
    t.mock.timers.reset()
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 76_000 })
    const after = await opened(browser)
    assert.equal(after.session, null)
    assert.equal(browser.sees('session'), null)
    after.tab.leave()
  })
})
