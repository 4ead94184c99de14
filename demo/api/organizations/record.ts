/** What those who run the product do with an organization: change, suspend, remove. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { searchName } from '../../../src/core/format/search-name.ts'
import {
  type OrganizationRecord,
  organizationFields,
  organizationRecordCalls,
  productFields,
  productsOf,
} from '../../../src/core/organizations/organization-record.ts'
import { feeFields } from '../../../src/core/raffles/fees.ts'
import { failuresTold, retentionNames } from '../../../src/core/retention/retention.ts'
import { recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { openAddress, storedAddress } from '../files/addresses.ts'
import { type RecordWriting, records } from '../http/records.ts'
import { Refusal, StaleEdit } from '../http/refusal.ts'
import { reads, writes } from '../http/routes.ts'
import { revokeInvitationsOf } from '../one-time-links/links.ts'
import { addressReason } from '../raffles/check.ts'
import { checkFees } from '../raffles/create.ts'
import { actorOf, type Caller, endSessions, isProductPerson } from '../session/session.ts'
import { numberOf, requireOfCountry } from '../sign-up/sign-ups.ts'
import { feesOf } from './fees.ts'

const has = (product: string) => sql`
  exists (select from organization_products as own
    where own.organization_id = organizations.id and own.product = ${sql.lit(product)})
`
const counted = (what: RawBuilder<unknown>) =>
  sql`(select count(*) from ${what} and organization_id = organizations.id)`
const instant = (column: string) => sql`
  to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const newestRun = sql`(
  select json_build_object('buyers', buyers, 'emails', emails, 'recordings', recordings,
    'beganAt', ${instant('began_at')}, 'endedAt', ${instant('ended_at')},
    'failing', failures >= ${sql.lit(failuresTold)})
  from retention_runs where organization_id = organizations.id order by night desc limit 1
)`
const columns = sql`
  organizations.id, organizations.version, organizations.name, organizations.country,
  organizations.province, organizations.locale as language, organizations.time_zone,
  organizations.confirmed_by_two, organizations.logo, organizations.charity_number,
  organizations.fees, organizations.created_at,
  organizations.suspended_at is not null as suspended, organizations.suspended_at,
  organizations.suspended_reason, organizations.keeps_buyers, organizations.keeps_emails,
  organizations.keeps_recordings, ${newestRun} as retention,
  ${sql.join(
    Object.entries(productFields).map(([name, code]) => sql`${has(code)} as ${sql.ref(name)}`),
  )},
  ${counted(sql`memberships where true`)} as people,
  ${counted(sql`raffles where true`)} as raffles,
  ${counted(sql`raffles where status in ('active', 'inactive', 'ended')`)} as open_raffles,
  ${counted(sql`orders where true`)} as orders
`

const kept = records<typeof organizationFields, OrganizationRecord>({
  table: 'organizations',
  of: 'organization',
  subject: 'organization',
  fields: organizationFields,
  columnsOf({ name, province, charityNumber, logo, language, timeZone, confirmedByTwo, ...rest }) {
    const columns = {
      name,
      province,
      charityNumber,
      logo,
      locale: language,
      timeZone,
      confirmedByTwo,
      keepsBuyers: rest.keepsBuyers,
      keepsEmails: rest.keepsEmails,
      keepsRecordings: rest.keepsRecordings,
    }
    const fees = feeFields.flatMap(fee => (rest[fee] === undefined ? [] : [[fee, rest[fee]]]))
    return {
      ...given(columns),
      ...(name !== undefined && { searchName: searchName(name) }),
      ...(fees.length > 0 && {
        fees: sql`organizations.fees || ${JSON.stringify(Object.fromEntries(fees))}::jsonb`,
      }),
    }
  },
  async read(db: Kysely<Database>, where) {
    const { rows } = await sql<OrganizationRecord & Parameters<typeof feesOf>[0]>`
      select ${columns} from organizations where removed_at is null and not waiting and ${where}
    `.execute(db)
    return rows.map(({ fees, ...row }) => ({ ...row, ...feesOf({ fees }) }))
  },
})

const given = (columns: object) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))

/** As answers name its picture. */
const answered = (row: OrganizationRecord, origin: string) => ({
  ...row,
  logo: openAddress(origin, row.logo),
})

const get = reads(
  organizationRecordCalls.get,
  'One organisation with what hangs on it, for those who run the product.',
  async ({ api, params, origin }) =>
    answered(await kept.find(api.db, params.id.toLowerCase()), origin),
)

const change = writes(
  organizationRecordCalls.change,
  'Changes an organisation. Suspended, its people and pages are out at once; that and its end need a comment.',
  () => null,
  async ({ transaction, session, api, params, body, origin }) => {
    const { version, comment, ...sent } = body
    checkFees(sent, session)
    const row = await held(transaction, params.id, origin, version)
    requireOfCountry({ ...row, ...sent })
    const changes = { ...sent, ...(await tidied(transaction, row, sent)) }
    const next = { ...row, ...changes }
    const turns = next.suspended !== row.suspended
    if (turns && !comment) throw new Refusal(422, [{ code: 'required', field: 'comment' }])
    const at = api.now()
    await writeProducts(transaction, row.id, next)
    const differs = Object.keys(organizationFields).some(
      name => Reflect.get(next, name) !== Reflect.get(row, name),
    )
    if (turns && next.suspended) await endSessionsOf(transaction, row.id, at)
    const keepsOtherwise = retentionNames.some(name => next[name] !== row[name])
    const own = {
      // One of them always, so that products alone make a version as well.
      ...(differs && { name: next.name }),
      ...(turns && {
        suspendedAt: next.suspended ? at : null,
        suspendedReason: next.suspended ? comment : null,
      }),
      ...(keepsOtherwise && { retentionSetAt: at }),
    }
    const by = writing(session, row.id, at, comment)
    return answered(await kept.change(transaction, row, changes, by, own), origin)
  },
)

const remove = writes(
  organizationRecordCalls.remove,
  'Takes an organisation off the list, with its people’s and pages’ access; its log, orders and money stay.',
  () => null,
  async ({ transaction, session, api, params, query, origin }) => {
    const row = await held(transaction, params.id, origin, query.version)
    if (row.id === session.organization.id) throw new Refusal(409, 'organization-own')
    if (await isOfStaff(transaction, row.id)) throw new Refusal(409, 'organization-of-staff')
    if (row.openRaffles > 0) throw new Refusal(409, 'organization-has-raffles')
    const at = api.now()
    await endSessionsOf(transaction, row.id, at)
    await revokeInvitationsOf(transaction, row.id, at)
    await sql`
      update embed_keys set revoked_at = ${at} where organization_id = ${row.id} and revoked_at is null
    `.execute(transaction)
    await sql`
      update organizations set removed_at = ${at}, version = version + 1, changed_at = ${at},
        changed_by = ${session.user.id} where id = ${row.id}
    `.execute(transaction)
    await recordActivity(transaction, {
      ...writing(session, row.id, at),
      comment: null,
      subject: { type: 'organization', id: row.id },
      action: 'deleted',
      before: { name: row.name },
      after: null,
    })
  },
)

/**
 * Somebody who runs the product belongs to it, or does so by a role that they have there: they would be out of everything,
 * or nobody would see what they may.
 */
async function isOfStaff(transaction: Transaction<Database>, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from users left join memberships
      on memberships.user_id = users.id and memberships.organization_id = ${id}
    where ${id} in (users.organization_id, memberships.organization_id)
      and ${isProductPerson(sql`users.id`)}
    limit 1
  `.execute(transaction)
  return rows.length > 0
}

/** What is kept in another form than it is sent. @throws Refusal 422: the picture is no file of its own */
async function tidied(
  transaction: Transaction<Database>,
  row: OrganizationRecord,
  sent: Partial<Pick<OrganizationRecord, 'charityNumber' | 'logo'>>,
) {
  const logo = sent.logo === undefined ? row.logo : storedAddress(sent.logo || null)
  const isNew = logo !== null && logo !== row.logo
  const reason = isNew && (await addressReason(transaction, 'logo', logo, row.id))
  if (reason) throw new Refusal(422, [reason])
  const charityNumber =
    sent.charityNumber === undefined ? row.charityNumber : numberOf(row.country, sent.charityNumber)
  return { logo, charityNumber }
}

/** @throws Refusal 404; StaleEdit, with its picture as answers name it */
async function held(
  transaction: Transaction<Database>,
  sought: string,
  origin: string,
  version?: number,
) {
  const { id } = await kept.find(transaction, sought.toLowerCase())
  try {
    return await kept.lock(transaction, id, version)
  } catch (error) {
    if (!(error instanceof StaleEdit)) throw error
    const data = answered(error.latest.data as OrganizationRecord, origin)
    throw new StaleEdit({ ...error.latest, data })
  }
}

function writing(
  session: Caller,
  organizationId: string,
  at: Date,
  comment?: string,
): RecordWriting {
  return {
    organizationId,
    raffleId: null,
    at,
    actor: actorOf(session),
    ...(comment !== undefined && { comment }),
  }
}

async function writeProducts(
  transaction: Transaction<Database>,
  organizationId: string,
  record: OrganizationRecord,
): Promise<void> {
  const products = productsOf(record)
  await sql`
    delete from organization_products
    where organization_id = ${organizationId} and product <> all(${products}::text[])
  `.execute(transaction)
  await sql`
    insert into organization_products (organization_id, product)
    select ${organizationId}, unnest(${products}::text[]) on conflict do nothing
  `.execute(transaction)
}

/** Ends the sessions of its people and pages; those who run the product stay. */
function endSessionsOf(
  transaction: Transaction<Database>,
  organizationId: string,
  at: Date,
): Promise<number> {
  return endSessions(
    transaction,
    ({ eb, or, not }) =>
      eb('organizationId', '=', organizationId).and(
        or([eb('embedKeyId', 'is not', null), not(isProductPerson(sql.ref('sessions.user_id')))]),
      ),
    at,
  )
}

export const organizationRecordRoutes = [get, change, remove]
