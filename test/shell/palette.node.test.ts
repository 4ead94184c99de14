import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { AccessContext } from '../../src/core/access.ts'
import { bestFirst, distance } from '../../src/core/shell/palette-match.ts'
import { recentFirst, screensToOpen, withRecent } from '../../src/core/shell/palette-screens.ts'
import { createPaletteSearch } from '../../src/core/shell/palette-search.ts'
import type { FoundThing } from '../../src/core/shell/palette-sources.ts'
import { fullRegistry } from './full-registry.ts'
import { flagsOn, organization, person } from './people.ts'

describe('what a search finds', () => {
  test('counts neither case nor accents, and every word has to be there', () => {
    assert.notEqual(distance('Écrans du système', 'ecrans SYST'), null)
    assert.equal(distance('Orders', 'orders void'), null)
    assert.equal(distance('Anything', '  '), 0)
  })

  test('puts beginnings first, then beginnings of words', () => {
    const titles = ['Reorder', 'New orders', 'Orders'].map(title => ({ title }))
    const found = bestFirst(titles, 'order').map(({ title }) => title)
    assert.deepEqual(found, ['Orders', 'New orders', 'Reorder'])
  })
})

describe('the screens somebody can go to', () => {
  const context = (flags: Parameters<typeof flagsOn>): AccessContext => ({
    session: { state: 'signed-in', user: person('raffle admin') },
    organization,
    flags: flagsOn(...flags),
    environment: 'test',
  })

  test('are those of the menus that are open to them, and the way out last', () => {
    const ids = screensToOpen(context(['view-orders', 'view-users']), fullRegistry).map(
      ({ id }) => id,
    )
    assert.ok(ids.includes('orders') && ids.includes('users') && ids.includes('profile'))
    assert.ok(!ids.includes('devices') && !ids.includes('login') && !ids.includes('raffle'))
    assert.equal(ids.at(-1), 'logout')
    assert.equal(new Set(ids).size, ids.length)
  })

  test('come with the recent ones first', () => {
    const links = screensToOpen(context(['view-orders', 'view-users']), fullRegistry)
    const [first, second] = recentFirst(links, ['users', 'gone', 'logout', 'orders'])
    assert.deepEqual([first?.id, second?.id], ['users', 'orders'])
    assert.deepEqual(withRecent(['a', 'b', 'c', 'd', 'e'], 'c'), ['c', 'a', 'b', 'd', 'e'])
    assert.deepEqual(withRecent(['a', 'b', 'c', 'd', 'e'], 'f'), ['f', 'a', 'b', 'c', 'd'])
  })
})

describe('the live search', () => {
  const thing: FoundThing = { id: '1', title: 'One', path: '/one' }
  const settle = () => new Promise<void>(resolve => setImmediate(resolve))

  test('waits for a pause, and asks once', async t => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const asked: string[] = []
    const search = createPaletteSearch([
      {
        id: 'a',
        title: 'raffles',
        find: async text => [{ ...thing, detail: `${asked.push(text)}` }],
      },
    ])
    search.search('h')
    assert.deepEqual(search.$groups.get(), [])
    search.search('ha')
    search.search(' har ')
    t.mock.timers.tick(299)
    assert.deepEqual(asked, [])
    t.mock.timers.tick(1)
    await settle()
    assert.deepEqual(asked, ['har'])
    assert.deepEqual(search.$groups.get()[0]?.answer, {
      state: 'ready',
      found: [{ ...thing, detail: '1' }],
    })
  })

  test('drops an answer that comes after the next search, and tells its source', async t => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const answers: ((found: FoundThing[]) => void)[] = []
    const signals: AbortSignal[] = []
    const search = createPaletteSearch([
      {
        id: 'a',
        title: 'raffles',
        find: (_text, signal) => {
          signals.push(signal)
          return new Promise(resolve => answers.push(resolve))
        },
      },
    ])
    search.search('first')
    t.mock.timers.tick(300)
    search.search('second')
    t.mock.timers.tick(300)
    assert.equal(signals[0]?.aborted, true)
    answers[0]?.([thing])
    await settle()
    assert.equal(search.$groups.get()[0]?.answer.state, 'loading')
    answers[1]?.([])
    await settle()
    assert.deepEqual(search.$groups.get()[0]?.answer, { state: 'ready', found: [] })
  })

  test('says which source failed, keeps the others, and asks that one again', async t => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    let fails = true
    const search = createPaletteSearch([
      { id: 'a', title: 'raffles', find: async () => [thing] },
      {
        id: 'b',
        title: 'orders',
        find: async () => {
          if (fails) throw new Error('The database rests.')
          return [thing]
        },
      },
    ])
    search.search('one')
    t.mock.timers.tick(300)
    await settle()
    assert.deepEqual(
      search.$groups.get().map(({ answer }) => answer.state),
      ['ready', 'failed'],
    )
    fails = false
    search.retry()
    await settle()
    assert.deepEqual(
      search.$groups.get().map(({ answer }) => answer.state),
      ['ready', 'ready'],
    )
    search.stop()
  })
})
