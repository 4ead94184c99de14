import * as v from 'valibot'
import { patchVersion } from '../../forms/patch-version.ts'
import type { Saved } from '../../forms/saved.ts'
import type { Http } from '../../http.ts'
import { type ListPage, listOf } from '../../table/page.ts'
import { rafflePaths } from '../raffle-paths.ts'
import { type Member, type MemberFields, MemberSchema } from './member.ts'
import type { MemberRow, UploadMode } from './member-rows.ts'
import { type MemberUpload, MemberUploadSchema } from './upload-answer.ts'

const MemberPageSchema = listOf(MemberSchema)

export interface MemberFilter {
  eventId: string
  search?: string | undefined
  active?: boolean | undefined
}

export interface MemberQuery extends MemberFilter {
  pageSize: number
  page?: number | undefined
  cursor?: string | undefined
  sortBy?: string | undefined
  sortDir?: 'asc' | 'desc' | undefined
}

export function listMembers(
  http: Http,
  query: MemberQuery,
  signal?: AbortSignal,
): Promise<ListPage<Member>> {
  return http.whole(rafflePaths.eventMembers, MemberPageSchema, { query: { ...query }, signal })
}

/** @throws DeskError 422 where the number is another member's */
export function createMember(
  http: Http,
  eventId: string,
  { fields, idempotencyKey }: { fields: MemberFields; idempotencyKey: string },
): Promise<Member> {
  const body = { eventId, ...fields }
  return http.post(rafflePaths.eventMembers, MemberSchema, { body, idempotencyKey })
}

export function patchMember(
  http: Http,
  { id, version }: { id: string; version: number },
  body: Partial<MemberFields>,
): Promise<Saved<Member>> {
  return patchVersion(http, rafflePaths.eventMember(id), MemberSchema, { body, version })
}

/** Activates or deactivates members; says how many that changed. */
export async function setMembersActive(
  http: Http,
  ids: readonly string[],
  active: boolean,
): Promise<number> {
  const schema = v.object({ changed: v.number() })
  return (await http.patch(rafflePaths.eventMembers, schema, { body: { ids, active } })).changed
}

/** @throws DeskError 409 where orders stand in the member's name */
export function deleteMember(
  http: Http,
  { id, version }: Pick<Member, 'id' | 'version'>,
  attempt: string,
): Promise<void> {
  return http.remove(rafflePaths.eventMember(id), { query: { version }, idempotencyKey: attempt })
}

export function uploadMembers(
  http: Http,
  eventId: string,
  { rows, mode }: { rows: readonly MemberRow[]; mode: UploadMode },
): Promise<MemberUpload> {
  const body = { eventId, rows, mode }
  return http.patch(rafflePaths.eventMembersUpload, MemberUploadSchema, { body, timeoutMs: 60_000 })
}

/** The file's text, without its byte-order mark. */
export function exportMembers(
  http: Http,
  query: MemberFilter,
  signal?: AbortSignal,
): Promise<string> {
  return http.whole(rafflePaths.eventMembersExport, v.string(), { query: { ...query }, signal })
}
