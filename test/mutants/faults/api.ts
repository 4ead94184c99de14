import { type Fault, server } from '../fault.ts'

/** What the server must not believe, forget or let through. */
export const apiFaults: readonly Fault[] = [
  {
    name: 'a person reaches into every organization',
    file: 'demo/api/session/guard.ts',
    find: `return session.embed === null && reachOf(action, session.roles) === 'all'`,
    replace: 'return session.embed === null && may(action, session.roles)',
    caughtBy: server('api/prizes'),
  },
  {
    name: 'a call asks nobody for a role',
    file: 'demo/api/session/guard.ts',
    find: `access.action !== 'signed-in' && !may(access.action, session.roles)`,
    replace: `access.action !== 'signed-in' && session.roles.length === 0`,
    caughtBy: server('api/roles'),
  },
  {
    name: 'a token is good on a page of another origin',
    file: 'demo/api/session/guard.ts',
    find: `  if (origin !== undefined && origin !== embed.origin) throw new Refusal(403, 'wrong-origin')\n`,
    replace: '',
    caughtBy: server('api/embed-keys'),
  },
  {
    name: 'a key mints tokens for roles that it does not have',
    file: 'demo/api/session/embed-calls.ts',
    find: `    if (!key.roles.some(each => each === role))
      throw new Refusal(403, [{ code: 'role-not-in-key', field: 'role' }])\n`,
    replace: '',
    caughtBy: server('api/embed-keys'),
  },
  {
    name: 'a change over an older version is written',
    file: 'demo/api/raffles/patch.ts',
    find: `      if (raffle.version !== body.version) throw await staleEdit(transaction, raffle, detail)\n`,
    replace: '',
    caughtBy: server('api/raffles/write'),
  },
  {
    name: 'a key that was used for another request answers that one',
    file: 'demo/api/http/idempotency.ts',
    find: '!earlier.requestDigest.equals(requestDigest)',
    replace: 'earlier.requestDigest.length !== requestDigest.length',
    caughtBy: server('api/repeats'),
  },
  {
    name: 'a filter by category is ignored',
    file: 'demo/api/raffles/list.ts',
    find: `    category && sql\`raffles.category = any(\${category}::text[])\`,\n`,
    replace: '',
    caughtBy: server('api/raffles/list'),
  },
  {
    name: 'a list that is sorted by its start is sorted by its end',
    file: 'demo/api/raffles/list.ts',
    find: `startDate: dated('raffles.startAt')`,
    replace: `startDate: dated('raffles.endAt')`,
    caughtBy: server('api/raffles/list'),
  },
  {
    name: 'rows of the same date are lost between two pages',
    file: 'demo/api/http/keyset.ts',
    find: `? sql\`(\${by}, \${listing.id}) \${sql.raw(downwards ? '<' : '>')}
        (\${cursor.value}::\${sql.raw(type)}, \${cursor.id}::uuid)\``,
    replace: `? sql\`\${by} \${sql.raw(downwards ? '<' : '>')}
        \${cursor.value}::\${sql.raw(type)}\``,
    caughtBy: server('api/lists'),
  },
  {
    name: 'passwords can be tried without a wait',
    file: 'demo/api/session/attempts.ts',
    find: 'if (failures >= free && lastAt !== null)',
    replace: 'if (failures > longestWait && lastAt !== null)',
    caughtBy: server('api/sign-in'),
  },
  {
    name: 'an upload that waits for its file takes nothing from the quota',
    file: 'demo/api/files/quota.ts',
    find: 'select *, stored_at is not null or upload_until > ${now} as counts from files',
    replace: 'select *, stored_at is not null as counts from files',
    caughtBy: server('api/raffles/files'),
  },
  {
    name: 'a server answers to every name that leads to it',
    file: 'demo/api/http/hosts.ts',
    find: `    if (!listed.has(askedHost(c))) throw new Refusal(421, 'host-not-listed')\n`,
    replace: '',
    caughtBy: server('api/mail'),
  },
  {
    name: 'a text of an email keeps its links to scripts',
    file: 'src/core/format/html-rules.ts',
    find: `return tag === 'a' && htmlAddress.test(value)`,
    replace: `return tag === 'a'`,
    caughtBy: server('api/mail'),
  },
  {
    name: 'the page runs scripts of its own text',
    file: 'demo/api/static/app.ts',
    find: `'script-src': list("'self'", ...scripts),`,
    replace: `'script-src': list("'self'", "'unsafe-inline'", ...scripts),`,
    caughtBy: server('api/static'),
  },
  {
    name: 'somebody who works for the organization is the witness',
    file: 'demo/api/raffles/draws/witness.ts',
    find: 'const staff = [session.user.name, ...(await staffOf(transaction, draw.organizationId))]',
    replace: 'const staff = [session.user.name]',
    caughtBy: server('api/draws/witness'),
  },
  {
    name: 'one person confirms a winner twice',
    file: 'src/core/raffles/winners/rules.ts',
    find: `  if (isSecond && winner.firstConfirmedById === userId) return [{ code: 'same-person' }]\n`,
    replace: '',
    caughtBy: server('api/winners'),
  },
  {
    name: 'what happened to one ticket speaks against the others of its buyer',
    file: 'demo/api/raffles/winners/buyer-marks.ts',
    find: `return status === 'rejected' && isAboutPerson(reason)`,
    replace: `return status === 'rejected' && reason !== null`,
    caughtBy: server('api/draws/same-buyer'),
  },
  {
    name: 'an order of a locked list is voided',
    file: 'demo/api/orders/void.ts',
    find: `  if (await isInLockedList(transaction, found.id)) throw new Refusal(409, 'list-locked')\n`,
    replace: '',
    caughtBy: server('api/orders'),
  },
]
