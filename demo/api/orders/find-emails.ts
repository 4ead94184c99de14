import { type Kysely, sql } from 'kysely'
import { isSlipOf } from '../../../src/core/format/edit-distance.ts'
import { searchName } from '../../../src/core/format/search-name.ts'
import type { FindTerm } from '../../../src/core/orders/find-grammar.ts'
import type { Database } from '../database/schema.ts'

/** Addresses that are read for a typed one: an index finds them by the part that is right. */
const mostLike = 200
/** A shorter half begins or ends too many addresses. */
const leastOfHalf = 4

/**
 * Buyers' addresses that the typed ones are, but for a slip or two: before the @ or after it, the rest being right.
 *
 * @returns by what was typed
 */
export async function readSimilarEmails(
  db: Kysely<Database>,
  organizationId: string,
  terms: readonly FindTerm[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const similar = new Map<string, readonly string[]>()
  for (const { kind, text } of terms) {
    const [local, domain] = text.split('@')
    if (kind !== 'email' || !local || !domain) continue
    const { rows } = await sql<{ email: string }>`
      select distinct email from customers
      where organization_id = ${organizationId} and email is not null
        and search_text(first_name || ' ' || last_name || ' ' || coalesce(email, ''))
          like any(${patternsOf(local, domain)})
      limit ${mostLike}
    `.execute(db)
    const emails = rows.map(({ email }) => email)
    similar.set(
      text,
      emails.filter(email => isSlip({ local, domain }, email)),
    )
  }
  return similar
}

/** A slip leaves one half of the part that it is in. */
function patternsOf(local: string, domain: string): string[] {
  const plain = (part: string) => searchName(part).replace(/[\\%_]/g, '\\$&')
  const half = Math.floor(local.length / 2)
  const head = local.slice(0, half)
  const tail = local.slice(half)
  const wholes = [`% ${plain(local)}@%`]
  if (head.length < leastOfHalf) return wholes
  return [...wholes, `% ${plain(head)}%@${plain(domain)}`, `%${plain(tail)}@${plain(domain)}`]
}

function isSlip({ local, domain }: { local: string; domain: string }, email: string): boolean {
  const [itsLocal = '', itsDomain = ''] = email.split('@')
  if (itsLocal === local) return isSlipOf(domain, itsDomain)
  return itsDomain === domain && isSlipOf(local, itsLocal)
}
