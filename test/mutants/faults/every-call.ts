import { type Fault, server } from '../fault.ts'

const byAccess = server('api/every-call/access')
const byFields = server('api/every-call/fields')
const byLists = server('api/every-call/lists')
const byRecords = server('api/every-call/records')
const byStale = server('api/every-call/stale')
const byWrites = server('api/every-call/writes')

/** What the walk over every call sees, whichever call has it. */
export const everyCallFaults: readonly Fault[] = [
  {
    name: 'everybody is told of all organizations',
    file: 'src/core/organizations/list-calls.ts',
    find: `action: 'organization:list'`,
    replace: `action: 'organization:read'`,
    caughtBy: byAccess,
  },
  {
    name: 'who has no token isn’t asked for one',
    file: 'demo/api/http/call.ts',
    find: `typeof access === 'string' ? null : await authenticate(c, api, access, writes)`,
    replace: `typeof access === 'string' || !c.req.header('authorization') ? null : await authenticate(c, api, access, writes)`,
    caughtBy: byAccess,
  },
  {
    name: 'a field that no record has is let through',
    file: 'src/core/orders/calls.ts',
    find: 'body: v.strictObject({\n      voidedComment',
    replace: 'body: v.object({\n      voidedComment',
    caughtBy: byFields,
  },
  {
    name: 'a refusal of a field doesn’t name it',
    file: 'demo/api/http/input.ts',
    find: `  if (issue.type === 'max_length') return { code: 'too-long', field }\n`,
    replace: `  if (issue.kind === 'schema') return { code: 'invalid' }\n`,
    caughtBy: byFields,
  },
  {
    name: 'an order by name goes up only',
    file: 'demo/api/http/list-query.ts',
    find: `descending: direction.toLowerCase() === 'desc'`,
    replace: `descending: direction.toLowerCase() === 'desc' && asked.sortBy !== 'name'`,
    caughtBy: byLists,
  },
  {
    name: 'members are sorted by the number where their name was asked for',
    file: 'demo/api/raffles/members/stored.ts',
    find: 'name: { by: sql`members.search_name`',
    replace: 'name: { by: byNumber',
    caughtBy: byLists,
  },
  {
    name: 'the filter of winners by status is ignored',
    file: 'demo/api/raffles/winners/calls.ts',
    find: 'status: equals(sql`winners.status`)',
    replace: 'status: () => sql<boolean>`true`',
    caughtBy: byLists,
  },
  {
    name: 'the activity is narrowed by who did it, and shows everybody',
    file: 'demo/api/activity/calls.ts',
    find: 'actor: equals(sql`activity.actor_id`),',
    replace: 'actor: () => sql<boolean>`activity.actor_id is not null`,',
    caughtBy: byLists,
  },
  {
    name: 'the way back from a page leads to where one is',
    file: 'demo/api/http/keyset.ts',
    find: 'if (backwards) kept.reverse()',
    replace: '',
    caughtBy: byLists,
  },
  {
    name: 'the total of a list is its page’s',
    file: 'demo/api/http/keyset.ts',
    find: 'total: Math.min(total, countCap),',
    replace: 'total: Math.min(total, rows.length),',
    caughtBy: byLists,
  },
  {
    name: 'a page leaves out the last row that was found',
    file: 'demo/api/http/keyset.ts',
    find: 'const ids = places.slice(0, size).map',
    replace: 'const ids = places.slice(0, size - 1).map',
    caughtBy: byLists,
  },
  {
    name: 'the total of a list counts what its filters leave out',
    file: 'demo/api/http/keyset.ts',
    find: 'from (select 1 ${of ?? from} where ${where} limit',
    replace: 'from (select 1 ${of ?? from} limit',
    caughtBy: byLists,
  },
  {
    name: 'a cursor of another order is taken',
    file: 'demo/api/http/lists.ts',
    find: 'cursor.sort === sort && ',
    replace: '',
    caughtBy: byLists,
  },
  {
    name: 'a draw of another organization is found',
    file: 'demo/api/raffles/draws/context.ts',
    find: `if (!draw || !reaches(session, 'raffles:read', draw.organizationId))`,
    replace: 'if (!draw)',
    caughtBy: byRecords,
  },
  {
    name: 'a person on another organization’s list is taken off it',
    file: 'demo/api/raffles/excluded/calls.ts',
    find: '!person || !reaches(session, action, person.organizationId)',
    replace: '!person',
    caughtBy: byRecords,
  },
  {
    name: 'another organization’s raffle is told from one that isn’t there',
    file: 'demo/api/raffles/reach.ts',
    find: `if (!isTheirs) throw new Refusal(404, 'not-found')`,
    replace: `if (!isTheirs) throw new Refusal(raffle ? 403 : 404, 'not-found')`,
    caughtBy: byRecords,
  },
  {
    name: 'a report is answered for any organization',
    file: 'demo/api/dashboard/calls.ts',
    find: '    await reachedOrganization(api.db, session, action, organizationId)\n',
    replace: '',
    caughtBy: byRecords,
  },
  {
    name: 'a record is changed over an older version',
    file: 'demo/api/http/records.ts',
    find: 'last && version !== undefined && version !== row.version',
    replace: 'last && version === 0 && version !== row.version',
    caughtBy: byStale,
  },
  {
    name: 'a decision on a winner overwrites another one',
    file: 'demo/api/raffles/winners/calls.ts',
    find: 'if (row.version !== version)',
    replace: 'if (version < 0)',
    caughtBy: byStale,
  },
  {
    name: 'a call is done without a key',
    file: 'demo/api/http/idempotency.ts',
    find: '!key || !/^[\\w-]{16,128}$/.test(key)',
    replace: 'key === undefined',
    caughtBy: byWrites,
  },
  {
    name: 'a deletion leaves nothing in the log',
    file: 'demo/api/http/records.ts',
    find: `    await recordActivities(transaction, [entry(writing, row.id, 'deleted', content)])\n`,
    replace: `    void [writing, content]\n`,
    caughtBy: byWrites,
  },
  {
    name: 'a new record stands twice in the log',
    file: 'demo/api/http/records.ts',
    find: '    await recordActivities(transaction, entries)\n    return ids',
    replace: '    await recordActivities(transaction, [...entries, ...entries])\n    return ids',
    caughtBy: byWrites,
  },
  {
    name: 'what a call did before it failed stays',
    file: 'demo/api/http/writes.ts',
    find: '=> db.transaction().execute(work))',
    replace: '=> work(db as never))',
    caughtBy: byWrites,
  },
]
