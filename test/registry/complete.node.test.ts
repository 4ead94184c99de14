/** Complete so far: every route and call that the specification names is there, or waits for a later order by name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls as answered } from '../../demo/api/calls.ts'
import { rows, screenIds } from '../../src/core/screens.ts'
import { agreedRoles } from '../api/every-call/agreed-roles.ts'
import { calls, type Later, routes } from './specified.ts'

const screenAt = new Map(
  screenIds.flatMap(id => {
    const row = rows[id]
    return row.kind === 'screen' ? [[row.path, { id, ...row }] as const] : []
  }),
)
const built = new Map(
  answered.map(({ method, path, access }) => [`${method.toUpperCase()} ${path}`, access]),
)
const roleRules: Readonly<Record<string, readonly string[] | string>> = agreedRoles

/** A gap has the name of what brings it; what is there has none any more. */
function faultOf(name: string, isThere: boolean, later: Later | undefined): string[] {
  if (isThere && later) return [`${name} is there, and waits for nothing`]
  return isThere || later ? [] : [`${name} is missing, and no later order brings it`]
}

test('every route is a screen in its layout, or waits for an order', t => {
  const faults = Object.entries(routes).flatMap(([path, { layout, later }]) => {
    const screen = screenAt.get(path)
    const said = screen ? `${screen.layout} | ${JSON.stringify(screen.access)}` : `waits: ${later}`
    t.diagnostic(`${path} | ${screen?.id ?? '–'} | ${said}`)
    const wrong = screen && screen.layout !== layout ? [`${path} is in ${screen.layout}`] : []
    return [...faultOf(path, screen !== undefined, later), ...wrong]
  })
  assert.deepEqual(faults, [])
})

test('every call is answered by agreed roles and tried with every call, or waits for an order', t => {
  const faults = Object.entries(calls).flatMap(([name, { later }]) => {
    // What anybody may call is tried by hand.
    const agreed = built.get(name) === 'public' ? ['anybody'] : [roleRules[name] ?? []].flat()
    const isThere = built.has(name)
    t.diagnostic(`${name} | ${isThere ? agreed.join(', ') : `waits: ${later}`}`)
    const untried = isThere && agreed.length === 0 ? [`${name} is in no table of every call`] : []
    return [...faultOf(name, isThere, later), ...untried]
  })
  assert.deepEqual(faults, [])
})
