import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { atom } from 'nanostores'
import * as v from 'valibot'
import { createPreference } from '../../src/core/preferences.ts'
import type { Session, SessionStore } from '../../src/core/session/session.ts'

const DensitySchema = v.picklist(['comfortable', 'compact'])

class Shelf {
  readonly items = new Map<string, string>()
  broken = false
  getItem(key: string) {
    if (this.broken) throw new Error('forbidden')
    return this.items.get(key) ?? null
  }
  setItem(key: string, value: string) {
    if (this.broken) throw new Error('full')
    this.items.set(key, value)
  }
}

let shelf: Shelf

beforeEach(() => {
  shelf = new Shelf()
  Object.defineProperty(globalThis, 'localStorage', { value: shelf, configurable: true })
})
afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'))

function signedIn(id: string): Session {
  return {
    state: 'signed-in',
    user: {
      id,
      name: id,
      email: `${id}@example.org`,
      organizationName: 'Tern Cove',
      organizationUuid: '1',
      roles: [],
      organizations: [],
    },
  }
}

function deskOf(kind: SessionStore['kind'], user = 'eva') {
  const $session = atom<Session>(signedIn(user))
  return { $session, session: { kind, $session } as unknown as SessionStore }
}

const density = (desk: ReturnType<typeof deskOf>) =>
  createPreference(desk, 'density', DensitySchema, 'comfortable')

test('a choice is kept for the user, over desks', () => {
  density(deskOf('standalone')).set('compact')
  assert.equal(shelf.items.get('raffle-desk.preferences.eva.density'), '"compact"')
  assert.equal(density(deskOf('standalone')).$value.get(), 'compact')
  assert.equal(density(deskOf('standalone', 'tom')).$value.get(), 'comfortable')
})

test('another user’s choice follows the session', () => {
  const desk = deskOf('standalone')
  const preference = density(desk)
  const stop = preference.$value.listen(() => undefined)
  preference.set('compact')
  desk.$session.set(signedIn('tom'))
  assert.equal(preference.$value.get(), 'comfortable')
  desk.$session.set(signedIn('eva'))
  assert.equal(preference.$value.get(), 'compact')
  stop()
})

test('what doesn’t fit counts as nothing chosen', () => {
  for (const odd of ['"tiny"', '{', 'null', '[]', '']) {
    shelf.items.set('raffle-desk.preferences.eva.density', odd)
    assert.equal(density(deskOf('standalone')).$value.get(), 'comfortable')
  }
})

test('storage that is forbidden or full still keeps it for this page', () => {
  shelf.broken = true
  const desk = deskOf('standalone')
  density(desk).set('compact')
  assert.equal(density(desk).$value.get(), 'compact')
})

test('an embedded desk keeps it in memory and touches no storage', () => {
  shelf.items.set('raffle-desk.preferences.eva.density', '"compact"')
  const desk = deskOf('host')
  assert.equal(density(desk).$value.get(), 'comfortable')
  density(desk).set('compact')
  assert.equal(density(desk).$value.get(), 'compact')
  assert.equal(shelf.items.size, 1)
  assert.equal(density(deskOf('host')).$value.get(), 'comfortable')
})
