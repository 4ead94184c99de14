/** A list as one who asks for it sees it: by pages, or written as a file, here and by a job (demo/api/jobs). */
import type { RawBuilder } from 'kysely'
import type { ListCall, RowOfCall } from '../../../src/core/contract.ts'
import { byteOrderMark, csvLine } from '../../../src/core/format/csv.ts'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { RowOf } from '../../../src/core/table/list.ts'
import { type FileOptions, fileHead, fileLine } from '../../../src/core/table/list-file.ts'
import type { ListPage } from '../../../src/core/table/page.ts'
import type { ApiContext } from '../context.ts'
import type { Caller } from '../session/session.ts'
import { readList, type Source } from './read-list.ts'
import type { At, Unwritten } from './routes.ts'

/** What a list is asked with: by a call, or by a job that goes on after it. */
export type ListAsked<C extends ListCall> = Pick<
  At<C & { access: object }>,
  'query' | 'language' | 'origin'
> & { api: Pick<ApiContext, 'db' | 'now'>; session: Caller }

/** A list for one who may see it. */
export interface Listed<C extends ListCall, Row extends { id: string }> {
  source: Source<C['list']>
  /** What it is of. */
  own: RawBuilder<boolean>
  /** Rows as they are answered. */
  view(rows: readonly Row[]): Promise<readonly Unwritten<RowOfCall<C>>[]>
  /** What a file of it is called, and how it is written. */
  file: Omit<FileOptions<C['list']>, 'locale'> & { title: string }
}

/** Opens a list. @throws Refusal 403, 404: who asks may not see it */
export type OpensList<C extends ListCall, Row extends { id: string }> = (
  asked: ListAsked<C>,
) => Promise<Listed<C, Row>>

/** One page, as it is answered. */
export async function pageOf<C extends ListCall, Row extends { id: string }>(
  { source, own, view }: Listed<C, Row>,
  { api, query }: Pick<ListAsked<C>, 'api' | 'query'>,
): Promise<ListPage<Unwritten<RowOfCall<C>>>> {
  const { data, paging } = await readList<Row, C['list']>(api.db, source, query, own)
  return { data: await view(data), paging }
}

/** So many rows of a file are read and written at once. */
const rowsAPart = 1000

export interface FilePart {
  text: string
  rows: number
  /** Of all rows. Null where there are more than are counted. */
  total: number | null
  /** Where the next part begins; null: this was the last. */
  next: string | null
}

/** A part of a list's file. @param place where it begins; null: the first, with its headings */
export async function filePart<C extends ListCall, Row extends { id: string }>(
  { list }: C,
  listed: Listed<C, Row>,
  { api, query, language }: Pick<ListAsked<C>, 'api' | 'query' | 'language'>,
  place: string | null,
): Promise<FilePart> {
  const asked = { ...query, page: 1, pageSize: rowsAPart, cursor: place ?? undefined }
  const { data, paging } = await pageOf(listed, { api, query: asked })
  const options: FileOptions<C['list']> = { ...listed.file, locale: language }
  // As the answer has them: an instant is a text.
  const rows: RowOf<C['list']>[] = JSON.parse(JSON.stringify(data))
  const lines = rows.map(row => csvLine(fileLine(list, row, options)))
  const head = place === null ? byteOrderMark + csvLine(fileHead(list, options)) : ''
  return {
    text: head + lines.join(''),
    rows: rows.length,
    total: paging.totalCapped ? null : paging.total,
    next: paging.nextCursor,
  }
}

/** The whole of a list's file at once: where it is short. */
export async function wholeFile<C extends ListCall, Row extends { id: string }>(
  call: C,
  listed: Listed<C, Row>,
  asked: { api: ListAsked<C>['api']; query: ListAsked<C>['query']; language: Locale },
): Promise<string> {
  let part = await filePart(call, listed, asked, null)
  const texts = [part.text]
  while (part.next !== null) {
    part = await filePart(call, listed, asked, part.next)
    texts.push(part.text)
  }
  return texts.join('')
}
