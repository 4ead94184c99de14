import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atom } from 'nanostores'
import type { Contract } from '../../src/core/contract.ts'
import { DeskError } from '../../src/core/errors.ts'
import type { Http } from '../../src/core/http.ts'
import { keptListKey } from '../../src/core/organizations/forget-list.ts'
import { createOrganizationList, keptForMs } from '../../src/core/organizations/kept-list.ts'
import { matchingOrganizations } from '../../src/core/organizations/matching.ts'
import { safeStorage } from '../../src/core/storage.ts'

const organizations = Array.from({ length: 1201 }, (_, at) => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  name: `Lakeside Fund ${at}`,
}))

function storageIn(held: Map<string, string>, limit = Number.POSITIVE_INFINITY) {
  return safeStorage(
    () =>
      ({
        getItem: (key: string) => held.get(key) ?? null,
        removeItem: (key: string) => held.delete(key),
        setItem(key: string, value: string) {
          if (value.length > limit) throw new DOMException('full', 'QuotaExceededError')
          held.set(key, value)
        },
      }) as unknown as Storage,
  )
}

/** A desk whose far end serves all organisations, and notes what it was asked. */
function deskOf({
  kind = 'standalone',
  subject = 'eva:tern' as string | null,
  deepestPage = 20,
} = {}) {
  const asked: Record<string, unknown>[] = []
  const addresses = new Set<string>()
  const $subject = atom<string | null>(subject)
  const http = {
    async ask({ path }: Contract, { query }: { query: Record<string, number> }) {
      asked.push(query)
      addresses.add(path)
      const { page = 1, pageSize = 1 } = query
      if (page > deepestPage) throw new DeskError('invalid', 'Too deep.', { status: 422 })
      return organizations.slice((page - 1) * pageSize, page * pageSize)
    },
  } as unknown as Http
  const session = { kind } as { kind: 'standalone' | 'host' }
  return { asked, addresses, $subject, desk: { http, $subject, session } }
}

test('the list is asked for at its own address, which ends in a slash', async () => {
  const { desk, addresses } = deskOf()
  await createOrganizationList(desk, storageIn(new Map())).all()
  assert.deepEqual([...addresses], ['/organization-service/v2/organizations/'])
})

test('pages of 500 by name are retrieved until a short one, once for all who ask', async () => {
  const { desk, asked } = deskOf()
  const list = createOrganizationList(desk, storageIn(new Map()))
  const [first, second] = await Promise.all([list.all(), list.all()])
  assert.deepEqual(first, organizations)
  assert.equal(second, first)
  assert.deepEqual(
    asked,
    [1, 2, 3].map(page => ({ page, pageSize: 500, sortBy: 'name', sortDir: 'asc' })),
  )
  assert.equal(list.known()?.length, 1201)
})

test('standalone it is kept in local storage for the next page of the same person', async () => {
  const held = new Map<string, string>()
  await createOrganizationList(deskOf().desk, storageIn(held)).all()
  const next = deskOf()
  const list = createOrganizationList(next.desk, storageIn(held))
  assert.equal(list.known()?.length, 1201)
  await list.all()
  assert.equal(next.asked.length, 0)
})

test('embedded it is kept in memory alone', async () => {
  const held = new Map<string, string>()
  const { desk, asked } = deskOf({ kind: 'host' })
  const list = createOrganizationList(desk, storageIn(held))
  await list.all()
  await list.all()
  assert.equal(held.size, 0)
  assert.equal(asked.length, 3)
})

test('where the server ends pages, nothing is kept and nobody pages again until it is forgotten', async () => {
  const held = new Map<string, string>()
  const { desk, asked } = deskOf({ deepestPage: 2 })
  const list = createOrganizationList(desk, storageIn(held))
  assert.equal(await list.all(), null)
  assert.equal(await list.all(), null)
  assert.equal(list.known(), null)
  assert.equal(asked.length, 3)
  assert.equal(held.size, 0)
  list.forget()
  await list.all()
  assert.equal(asked.length, 6)
})

test('signing out, another person and another organisation clear it', async () => {
  for (const next of [null, 'dale:tern', 'eva:saltmarsh']) {
    const held = new Map<string, string>()
    const { desk, $subject } = deskOf()
    const list = createOrganizationList(desk, storageIn(held))
    await list.all()
    $subject.set(next)
    assert.equal(held.size, 0, String(next))
    assert.equal(list.known(), null, String(next))
  }
})

test('what another person left is never read, and goes', () => {
  const kept = { subject: 'dale:tern', at: Date.now(), organizations: organizations.slice(0, 2) }
  const held = new Map([[keptListKey, JSON.stringify(kept)]])
  const list = createOrganizationList(deskOf().desk, storageIn(held))
  assert.equal(list.known(), null)
  assert.equal(held.size, 0)
})

test('a retrieval that ends after its person has left keeps nothing', async () => {
  const held = new Map<string, string>()
  const { desk, $subject } = deskOf()
  const list = createOrganizationList(desk, storageIn(held))
  const all = list.all()
  $subject.set('dale:tern')
  await all
  assert.equal(held.size, 0)
  assert.equal(list.known(), null)
})

test('spoilt, full and forbidden storage cost a retrieval, never more', async () => {
  const forbidden = safeStorage(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const spoilt = ['{', '[]', '{"subject":"eva:tern","at":"x","organizations":[]}', '"']
  const storages = [
    forbidden,
    storageIn(new Map(), 1000),
    ...spoilt.map(text => storageIn(new Map([[keptListKey, text]]))),
  ]
  for (const storage of storages) {
    const list = createOrganizationList(deskOf().desk, storage)
    assert.equal(list.known(), null)
    assert.equal((await list.all())?.length, 1201)
    assert.equal(list.known()?.length, 1201)
  }
})

test('it is retrieved anew after ten minutes', async () => {
  let now = 1_000_000
  const { desk, asked } = deskOf()
  const list = createOrganizationList(desk, storageIn(new Map()), () => now)
  await list.all()
  now += keptForMs
  assert.equal(list.known()?.length, 1201)
  now += 1
  assert.equal(list.known(), null)
  await list.all()
  assert.equal(asked.length, 6)
})

test('names match whatever their accents, case and apostrophes; a page is shown', () => {
  const aile = { id: 'a', name: 'Fondation de l’Aîle-du-Nord' }
  assert.deepEqual(matchingOrganizations([aile], " L'AILE ", 100).organizations, [aile])
  assert.deepEqual(matchingOrganizations([aile], 'sud', 100), { organizations: [], more: false })
  const page = matchingOrganizations(organizations, 'fund', 100)
  assert.equal(page.organizations.length, 100)
  assert.equal(page.more, true)
})
