import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { pageOriginOf } from '../../src/core/embed-keys/page-origin.ts'
import { searchName } from '../../src/core/format/search-name.ts'
import { type OrganizationRole, organizationRoles } from '../../src/core/session/role.ts'
import { listMigrations, schemaVersion } from '../api/database/migrate.ts'
import { Problem } from '../api/database/problem.ts'
import type { Database } from '../api/database/schema.ts'
import { openDatabase } from '../api/database.ts'
import {
  addKey,
  changeOrigins as changeOriginsOf,
  listKeys,
  revokeKey,
} from '../api/embed-keys/manage-keys.ts'
import { isUuid } from '../api/http/uuid.ts'
import { hashSecret, newSecret } from '../api/session/token.ts'
import { findDatabase } from './find-database.ts'
import type { Lifecycle } from './lifecycle.ts'
import { readFolder, wrongPart } from './options.ts'

/** What `npm run keys` was asked for. */
type Arguments = ReturnType<typeof readArguments>
type Work = (life: Lifecycle, db: Kysely<Database>, asked: Arguments) => Promise<void>

const works: Readonly<Record<string, Work>> = {
  add,
  list,
  revoke,
  'add-origin': (life, db, asked) => changeOrigins(life, db, asked, add => ({ add })),
  'remove-origin': (life, db, asked) => changeOrigins(life, db, asked, remove => ({ remove })),
}

/**
 * `npm run keys`: makes embedding keys, lists them, changes their origins and ends them. A key's secret is printed
 * when it is made, and kept nowhere.
 *
 * @throws Problem for every expected failure
 */
export async function runKeys(life: Lifecycle, args: string[]): Promise<void> {
  const asked = readArguments(args)
  if (asked.help) return life.print(life.texts.notices.keysHelp)
  const work = works[asked.command]
  if (!work) throw badOption(`keys ${asked.command} (${Object.keys(works).join(', ')})`)
  const url = await findDatabase(life, asked.dataDir, 'noDatabase')
  const database = await openDatabase({ dataDir: asked.dataDir, url })
  life.onStop(() => database.close())
  await requireSchema(database.db)
  await work(life, database.db, asked)
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        organization: { type: 'string' },
        name: { type: 'string' },
        role: { type: 'string', multiple: true, default: [] },
        origin: { type: 'string', multiple: true, default: [] },
        data: { type: 'string', default: '.data' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const [command = '', key = '', ...more] = positionals
    if (more.length > 0) throw new Error(more.join(' '))
    const { data, ...rest } = values
    return { ...rest, command, key: key.toLowerCase(), dataDir: readFolder(data) }
  } catch (error) {
    if (error instanceof Problem) throw error
    throw badOption(wrongPart(error))
  }
}

async function add(life: Lifecycle, db: Kysely<Database>, asked: Arguments): Promise<void> {
  const { notices } = life.texts
  const name = asked.name?.trim()
  if (!asked.organization) throw badOption('--organization')
  if (!name) throw badOption('--name')
  if (asked.role.length === 0) throw badOption(`--role (${organizationRoles.join(', ')})`)
  const roles = asked.role.map(roleOf)
  const origins = asked.origin.map(pageOrigin)
  const organization = await findOrganization(db, asked.organization)
  const key = { organizationId: organization.id, name, roles, origins }
  const secret = newSecret('rdk')
  const id = await db
    .transaction()
    .execute(transaction =>
      addKey(transaction, { ...key, keyHash: hashSecret(secret) }, { at: new Date(), actor: null }),
    )
  life.print(notices.keyMade({ id, name, organization: organization.name }))
  life.print(secret)
  if (origins.length === 0) life.print(notices.keyWithoutOrigin(id))
}

async function list(life: Lifecycle, db: Kysely<Database>, asked: Arguments): Promise<void> {
  const { notices } = life.texts
  const organization = asked.organization ? await findOrganization(db, asked.organization) : null
  const keys = await listKeys(db, organization?.id)
  if (keys.length === 0) life.print(notices.noKeys)
  for (const { id, name, organizationName, roles, origins, createdAt, revokedAt } of keys) {
    life.print(
      notices.keyListed({
        id,
        name,
        organization: organizationName,
        roles: roles.join(', '),
        origins: origins.join(', ') || '–',
        created: createdAt.toISOString().slice(0, 10),
        revoked: revokedAt?.toISOString().slice(0, 10) ?? null,
      }),
    )
  }
}

async function revoke(life: Lifecycle, db: Kysely<Database>, { key }: Arguments) {
  const end = () =>
    db
      .transaction()
      .execute(transaction => revokeKey(transaction, key, { at: new Date(), actor: null }))
  if (!isUuid(key) || !(await end())) throw new Problem('noKey', { key })
  life.print(life.texts.notices.keyRevoked(key))
}

async function changeOrigins(
  life: Lifecycle,
  db: Kysely<Database>,
  { key, origin }: Arguments,
  changes: (origins: string[]) => { add?: string[]; remove?: string[] },
): Promise<void> {
  if (origin.length === 0) throw badOption('--origin')
  const asked = changes(origin.map(pageOrigin))
  const change = () =>
    db
      .transaction()
      .execute(transaction =>
        changeOriginsOf(transaction, key, asked, { at: new Date(), actor: null }),
      )
  if (!isUuid(key) || !(await change())) throw new Problem('noKey', { key })
  const changed = (await listKeys(db)).find(({ id }) => id === key)
  life.print(life.texts.notices.keyOrigins(changed?.origins.join(', ') || '–'))
}

/** @throws Problem `keyRole`: none that a key may have; the product's own are never one */
function roleOf(text: string): OrganizationRole {
  const wanted = text.trim().toLowerCase()
  const role = organizationRoles.find(each => each.toLowerCase() === wanted)
  if (!role) throw new Problem('keyRole', { role: text, roles: organizationRoles.join(', ') })
  return role
}

/** "https://intranet.example.org": where pages are, and nothing behind it. @throws Problem `keyOrigin` */
function pageOrigin(text: string): string {
  const origin = pageOriginOf(text)
  if (origin === null) throw new Problem('keyOrigin', { origin: text })
  return origin
}

/** By its id or its whole name, capitals and accents aside. @throws Problem `noOrganization` */
async function findOrganization(db: Kysely<Database>, wanted: string) {
  const organizations = db.selectFrom('organizations').select(['id', 'name'])
  const found = isUuid(wanted)
    ? organizations.where('id', '=', wanted)
    : organizations.where('searchName', '=', searchName(wanted))
  const [organization, other] = await found.execute()
  if (!organization || other) throw new Problem('noOrganization', { organization: wanted })
  return organization
}

async function requireSchema(db: Kysely<Database>): Promise<void> {
  const [found, migrations] = await Promise.all([schemaVersion(db), listMigrations()])
  const known = migrations.length
  if (found > known) throw new Problem('newerSchema', { found, known })
  if (found < known) throw new Problem('olderSchema', { found, known })
}

function badOption(detail: string): Problem<'badOption'> {
  return new Problem('badOption', { detail })
}
