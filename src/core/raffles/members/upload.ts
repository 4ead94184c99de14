/** Uploading a list of members: a file is chosen, checked row by row, sent, and what failed comes back as a file. */
import { atom, type ReadableAtom } from 'nanostores'
import type { Desk } from '../../desk.ts'
import { writeCsv } from '../../format/csv.ts'
import { memberCalls } from './calls.ts'
import { type MemberColumn, memberColumns, memberFileWords } from './member-file.ts'
import {
  type CheckedFile,
  type ColumnPlaces,
  checkMemberFile,
  type FileProblem,
  type LineFault,
  type MemberFile,
  placesOf,
  readMemberFile,
} from './member-file-rows.ts'
import type { UploadMode } from './member-rows.ts'

export interface UploadResult {
  created: number
  changed: number
  unchanged: number
  /** What was wrong, by line; found here or by the server. */
  faults: readonly LineFault[]
  /** Lines that were not taken. */
  failedLines: number
}

export type MemberUploadState =
  | { state: 'choosing'; problem: FileProblem | 'unreadable' | null }
  | { state: 'reading' }
  | {
      state: 'checked'
      file: MemberFile
      places: ColumnPlaces
      checked: CheckedFile
      error: unknown
      /** Rows that the server had taken when sending the list failed; sent again, they stay as they are. */
      taken: number
    }
  | { state: 'sending'; done: number; total: number }
  | { state: 'done'; result: UploadResult }

export interface MemberUploadStore {
  readonly $state: ReadableAtom<MemberUploadState>
  choose(file: File): Promise<void>
  /** Says which column of the file holds what. */
  place(column: MemberColumn, at: number | null): void
  send(mode: UploadMode): Promise<void>
  restart(): void
  /** The lines that failed, in the file's own shape. */
  failedCsv(): string
  /** Ends what is being read. */
  close(): void
}

/** Rows a call: enough to be quick, few enough to show that it goes on. */
const rowsPerCall = 500

export function createMemberUpload(
  { http }: Pick<Desk, 'http'>,
  raffleId: string,
): MemberUploadStore {
  const $state = atom<MemberUploadState>({ state: 'choosing', problem: null })
  let controller = new AbortController()
  let failedFile = ''
  let taken = 0

  function check(file: MemberFile, places: ColumnPlaces, error: unknown = null) {
    const checked = checkMemberFile(file, places)
    $state.set({ state: 'checked', file, places, checked, error, taken: error ? taken : 0 })
  }

  /** Valid rows in parts, or all of them in one call that takes all or nothing. */
  async function sendRows(checked: CheckedFile, mode: UploadMode): Promise<UploadResult> {
    const { valid } = checked
    const faults = [...checked.faults]
    const failed = new Set(faults.map(({ line }) => line))
    const counts = { created: 0, changed: 0, unchanged: 0 }
    const size = mode === 'valid-only' ? rowsPerCall : valid.length
    taken = 0
    for (let from = 0; from < valid.length; from += size) {
      $state.set({ state: 'sending', done: from, total: valid.length })
      const part = valid.slice(from, from + size)
      const rows = part.map(({ row }) => row)
      const answer = await http.ask(memberCalls.upload, { body: { eventId: raffleId, rows, mode } })
      taken += answer.created + answer.changed + answer.unchanged
      counts.created += answer.created
      counts.changed += answer.changed
      counts.unchanged += answer.unchanged
      for (const { row, field, code } of answer.failures) {
        const line = part[row - 1]
        if (!line) continue
        failed.add(line.line)
        faults.push({ line: line.line, column: field, code, value: line.row[field] })
      }
    }
    return { ...counts, faults, failedLines: failed.size }
  }

  return {
    $state,
    async choose(file) {
      controller.abort()
      controller = new AbortController()
      const { signal } = controller
      $state.set({ state: 'reading' })
      try {
        const read = await readMemberFile(file, signal)
        if (signal.aborted) return
        if (typeof read === 'string') $state.set({ state: 'choosing', problem: read })
        else check(read, placesOf(read.head))
      } catch {
        if (!signal.aborted) $state.set({ state: 'choosing', problem: 'unreadable' })
      }
    },
    place(column, at) {
      const shown = $state.get()
      if (shown.state !== 'checked') return
      // A column of the file holds one thing.
      const others = memberColumns.filter(each => at !== null && shown.places[each] === at)
      const freed = Object.fromEntries(others.map(each => [each, null]))
      check(shown.file, { ...shown.places, ...freed, [column]: at })
    },
    async send(mode) {
      const shown = $state.get()
      if (shown.state !== 'checked') return
      const { file, places, checked } = shown
      try {
        const result = await sendRows(checked, mode)
        const lines = new Set(result.faults.map(({ line }) => line))
        const cells = file.rows.filter(({ line }) => lines.has(line)).map(row => row.cells)
        failedFile = writeCsv([file.head, ...cells])
        $state.set({ state: 'done', result })
      } catch (error) {
        check(file, places, error)
      }
    },
    restart() {
      controller.abort()
      $state.set({ state: 'choosing', problem: null })
    },
    failedCsv: () => failedFile,
    close: () => controller.abort(),
  }
}

/** A header and one line to show what goes where, in the reader's language. */
export function memberTemplate(locale: 'en' | 'fr'): string {
  const { columns, yes } = memberFileWords[locale]
  const sample = ['101', 'Noor Ávila', 'noor.avila@example.org', yes]
  return writeCsv([memberColumns.map(column => columns[column]), sample])
}
