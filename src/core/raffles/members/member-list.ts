/** A raffle's members: their table, their file, and what changes them. */
import type { Desk } from '../../desk.ts'
import type { Download } from '../../download.ts'
import type { Saved } from '../../forms/saved.ts'
import { createTable, type TableStore } from '../../table/create-table.ts'
import type { TableView } from '../../table/view.ts'
import {
  createMember,
  deleteMember,
  exportMembers,
  listMembers,
  patchMember,
  setMembersActive,
} from './api.ts'
import { textDownload } from './file-download.ts'
import type { Member, MemberFields } from './member.ts'
import { memberFileWords } from './member-file.ts'

export const sortableColumns = ['number', 'name', 'email', 'ticketsSold', 'active'] as const

export interface MemberListStore {
  readonly table: TableStore<Member>
  /** Everyone that the filters let through, by the API. */
  readonly download: Download
  create(fields: MemberFields, idempotencyKey: string): Promise<Member>
  change(id: string, version: number, fields: Partial<MemberFields>): Promise<Saved<Member>>
  /** @param attempt the idempotency key: the same one for a repeat after a lost answer */
  remove(member: Pick<Member, 'id' | 'version'>, attempt: string): Promise<void>
  /** @returns how many changed */
  setActive(ids: readonly string[], active: boolean): Promise<number>
}

export function createMemberList(
  desk: Desk,
  { id, name }: { id: string; name: string },
): MemberListStore {
  const { http } = desk
  const table = createTable<Member>(desk, {
    name: 'members',
    sortable: sortableColumns,
    filters: [
      { id: 'search', kind: 'search' },
      { id: 'active', kind: 'yes-no' },
    ],
    defaults: { sort: { by: 'number', direction: 'asc' } },
    load: (view, signal) => listMembers(http, queryOf(id, view), signal),
  })
  const download = textDownload(async signal => {
    const { file } = memberFileWords[desk.$locale.get()]
    const text = await exportMembers(http, filterOf(id, table.$view.get()), signal)
    return { name: `${file} - ${name}.csv`, text }
  })

  /** The list shows what was done, whichever page it is on. */
  async function after<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } finally {
      table.reload()
    }
  }

  return {
    table,
    download,
    create: (fields, idempotencyKey) => after(createMember(http, id, { fields, idempotencyKey })),
    change: (member, version, fields) => after(patchMember(http, { id: member, version }, fields)),
    remove: (member, attempt) => after(deleteMember(http, member, attempt)),
    setActive: (ids, active) => after(setMembersActive(http, ids, active)),
  }
}

function filterOf(eventId: string, { filters }: TableView) {
  const { search, active } = filters
  return {
    eventId,
    ...(search ? { search } : {}),
    ...(active ? { active: active === 'true' } : {}),
  }
}

function queryOf(eventId: string, view: TableView) {
  const { sort, page, pageSize, cursor } = view
  return {
    ...filterOf(eventId, view),
    pageSize,
    ...(cursor ? { cursor } : { page }),
    ...(sort && { sortBy: sort.by, sortDir: sort.direction }),
  }
}
