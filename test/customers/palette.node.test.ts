/** The command palette finds customers, for those who may open one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atom } from 'nanostores'
import type { Desk } from '../../src/core/desk.ts'
import type { FlagName } from '../../src/core/flag-names.ts'
import { rows } from '../../src/core/screens.ts'
import { paletteSources } from '../../src/core/shell/palette-sources.ts'
import { flagsOn, organization, person } from '../shell/people.ts'

const found = [
  { id: 'a', name: 'Éva Tremblay', email: 'eva@example.org', phone: null, city: null },
  { id: 'b', name: 'Nitap Sylliboy', email: null, phone: null, city: null },
]

function sourceFor(...flags: FlagName[]) {
  const asked: unknown[] = []
  const desk = {
    session: { $session: atom({ state: 'signed-in', user: person('raffle admin') }) },
    $organization: atom(organization),
    $flags: atom(flagsOn(...flags)),
    config: { environment: 'test' },
    http: {
      async ask(_call: unknown, { query }: { query: unknown }) {
        asked.push(query)
        return { data: found }
      },
    },
  } as unknown as Desk
  const source = paletteSources({ desk, registry: rows }).find(({ id }) => id === 'customers')
  return { source, asked }
}

test('by name, with what tells namesakes apart, and each leads to their page', async () => {
  const { source, asked } = sourceFor('view-customers')
  const things = await source?.find('syll', new AbortController().signal)
  assert.deepEqual(things, [
    { id: 'a', title: 'Éva Tremblay', detail: 'eva@example.org', path: '/customer?customer=a' },
    { id: 'b', title: 'Nitap Sylliboy', path: '/customer?customer=b' },
  ])
  assert.deepEqual(asked, [{ organizationId: organization.id, search: 'syll', pageSize: 5 }])
})

test('nobody whose customers are closed to them', () => {
  assert.equal(sourceFor('view-orders').source, undefined)
})
