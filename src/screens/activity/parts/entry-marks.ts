import {
  Ban,
  Check,
  CircleCheck,
  Copy,
  FileKey,
  type IconNode,
  Lock,
  LockOpen,
  LogIn,
  LogOut,
  Merge,
  Pencil,
  Plus,
  Printer,
  Send,
  Ticket,
  Trash2,
} from 'lucide'
import type { ActivityAction } from '../../../core/activity/activity.ts'
import type { Tone } from '../../kit/status.tsx'

export interface EntryMark {
  icon: IconNode
  tone: Tone
}

const made: EntryMark = { icon: Plus, tone: 'neutral' }
const changed: EntryMark = { icon: Pencil, tone: 'neutral' }
const gone: EntryMark = { icon: Trash2, tone: 'bad' }
const refused: EntryMark = { icon: Ban, tone: 'bad' }
const good: EntryMark = { icon: CircleCheck, tone: 'ok' }
const proof: EntryMark = { icon: FileKey, tone: 'info' }
const sent: EntryMark = { icon: Send, tone: 'info' }

/** What tells kinds of entries apart at a glance; the sentence says the same. */
export const entryMarks: Readonly<Record<ActivityAction, EntryMark>> = {
  created: made,
  'order-imported': made,
  changed,
  deleted: gone,
  copied: { icon: Copy, tone: 'neutral' },
  reordered: changed,
  imported: made,
  exported: { icon: Copy, tone: 'neutral' },
  'activation-requested': sent,
  activated: good,
  deactivated: { icon: Ban, tone: 'warn' },
  ended: { icon: Check, tone: 'neutral' },
  closed: good,
  'seed-committed': proof,
  locked: { icon: Lock, tone: 'info' },
  reopened: { icon: LockOpen, tone: 'warn' },
  'stubs-printed': { icon: Printer, tone: 'neutral' },
  'receipt-taken': proof,
  'entropy-given': proof,
  'entropy-refused': refused,
  picked: { icon: Ticket, tone: 'info' },
  verified: { icon: Check, tone: 'info' },
  'confirmation-requested': { icon: Check, tone: 'info' },
  confirmed: good,
  rejected: refused,
  'seed-revealed': proof,
  'message-prepared': { icon: Pencil, tone: 'neutral' },
  'message-sent': sent,
  emailed: sent,
  printed: { icon: Printer, tone: 'neutral' },
  reprinted: { icon: Printer, tone: 'warn' },
  'print-failed': { icon: Printer, tone: 'neutral' },
  'message-discarded': gone,
  'cheque-cleared': { icon: Check, tone: 'ok' },
  'not-duplicate': { icon: Check, tone: 'neutral' },
  'maybe-duplicate': { icon: Copy, tone: 'warn' },
  'card-charged': { icon: Check, tone: 'ok' },
  'card-released': gone,
  voided: refused,
  restored: good,
  'late-admitted': good,
  'order-withdrawn': { icon: Ban, tone: 'warn' },
  'buyers-taken-along': { icon: Copy, tone: 'warn' },
  'tickets-voided': refused,
  'tickets-restored': good,
  'group-deactivated': { icon: Ban, tone: 'warn' },
  'group-activated': good,
  'refund-requested': sent,
  refunded: { icon: Check, tone: 'warn' },
  'refund-refused': refused,
  noted: changed,
  merged: { icon: Merge, tone: 'warn' },
  'tag-merged': { icon: Merge, tone: 'warn' },
  'data-exported': { icon: Copy, tone: 'warn' },
  erased: gone,
  'signed-in': { icon: LogIn, tone: 'neutral' },
  'sign-in-failed': refused,
  'signed-out': { icon: LogOut, tone: 'neutral' },
  'token-minted': { icon: LogIn, tone: 'info' },
  'reset-requested': sent,
  'password-reset': { icon: FileKey, tone: 'warn' },
  'link-refused': refused,
  invited: sent,
  'invitation-resent': sent,
  'invitation-accepted': good,
  revoked: { icon: Ban, tone: 'warn' },
  suspended: { icon: Ban, tone: 'warn' },
  'let-back-in': good,
  refused,
}
