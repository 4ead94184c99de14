import { canonicalJson } from '../../../src/core/format/canonical-json.ts'
import {
  type ActivityContent,
  type ActivityLink,
  countErased,
  digestOf,
  type ErasedCount,
  firstHash,
  hashOf,
} from './chain.ts'

/** A row as the check reads it: before and after as the texts that are kept. */
export interface CheckedRow extends ActivityContent, ActivityLink {
  salt: Buffer | null
  hash: Buffer
  erasedAt: Date | null
  erasedBy: number | null
}

/**
 * What doesn't fit.
 * - `content`: before, after or comment isn't what the digest was made of
 * - `link`: the row isn't what its hash was made of, or doesn't follow the row before it
 * - `missing`: no row has this sequence; `row` is the next one there is
 * - `inserted`: its sequence is taken, or lies beyond the chain's head
 * - `emptied`: its content was dropped, and no row of the log tells of it
 * - `head`: the chain's head isn't the hash of its last row
 */
export interface ChainFault {
  code: 'content' | 'link' | 'missing' | 'inserted' | 'emptied' | 'head'
  sequence: number
  row: CheckedRow | null
}

export interface ChainHead {
  sequence: number
  hash: Buffer
}

/** Follows one chain from its first row; both answer the first fault, or null. Memory doesn't grow with it. */
export interface ChainCheck {
  next(row: CheckedRow): ChainFault | null
  end(): ChainFault | null
}

export function checkChain(head: ChainHead | undefined): ChainCheck {
  const last = { sequence: 0, hash: firstHash }
  const erasures = followErasures()
  return {
    next(row) {
      const expected = last.sequence + 1
      if (row.sequence > expected) return { code: 'missing', sequence: expected, row }
      const code = row.sequence < expected ? 'inserted' : faultOf(row, last.hash, head)
      if (code) return { code, sequence: row.sequence, row }
      last.sequence = row.sequence
      last.hash = row.hash
      return erasures.next(row)
    },
    end() {
      if (head && head.sequence > last.sequence) {
        return { code: 'missing', sequence: last.sequence + 1, row: null }
      }
      if (last.sequence > 0 && !head?.hash.equals(last.hash)) {
        return { code: 'head', sequence: last.sequence, row: null }
      }
      return erasures.end()
    },
  }
}

function faultOf(
  row: CheckedRow,
  previous: Buffer,
  head: ChainHead | undefined,
): ChainFault['code'] | null {
  if (!contentFits(row)) return 'content'
  if (!hashOf(previous, row).equals(row.hash)) return 'link'
  return head && row.sequence > head.sequence ? 'inserted' : null
}

function contentFits(row: CheckedRow): boolean {
  const { before, after, comment, salt, erasedAt, erasedBy } = row
  if (erasedAt === null) return salt !== null && digestOf(row, salt).equals(row.digest)
  const isEmpty = before === null && after === null && comment === null && salt === null
  return isEmpty && erasedBy !== null && erasedBy > row.sequence
}

/** Each emptied row must be among those that the row of its erasure counted. */
function followErasures(): ChainCheck {
  const open = new Map<number, { first: CheckedRow; rows: ErasedCount }>()
  const emptied = ({ first }: { first: CheckedRow }): ChainFault => ({
    code: 'emptied',
    sequence: first.sequence,
    row: first,
  })
  return {
    next(row) {
      if (row.erasedBy !== null) {
        const erasure = open.get(row.erasedBy) ?? { first: row, rows: countErased() }
        erasure.rows.add(row.sequence)
        open.set(row.erasedBy, erasure)
      }
      const told = open.get(row.sequence)
      open.delete(row.sequence)
      const fits =
        !told || (row.action === 'erased' && row.after === canonicalJson(told.rows.result()))
      return fits ? null : emptied(told)
    },
    end() {
      const [untold] = open.values()
      return untold ? emptied(untold) : null
    },
  }
}
