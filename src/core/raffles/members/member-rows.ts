/** The rows of an uploaded list of members, checked alike before they are sent and where they arrive. */
import * as v from 'valibot'
import { longText } from '../../fields/kinds.ts'
import { type MemberFields, memberFields } from './member.ts'

/** The most rows of one upload. */
export const mostMemberRows = 5000

export const uploadModes = ['valid-only', 'all-or-nothing'] as const
export type UploadMode = (typeof uploadModes)[number]

const cell = longText(2000).schema

/** The list as it is sent. Without `active`, a member stays as they are and a new one is active. */
export const MemberRowsSchema = v.pipe(
  v.array(
    v.strictObject({
      number: cell,
      name: cell,
      email: v.optional(cell, ''),
      active: v.optional(v.boolean()),
    }),
  ),
  v.minLength(1),
  v.maxLength(mostMemberRows),
)
export type MemberRow = v.InferOutput<typeof MemberRowsSchema>[number]

export const rowFaultCodes = ['required', 'too-long', 'invalid', 'member-number-twice'] as const

/** What is wrong with a row. */
export interface RowFault {
  /** From 1, in the order sent. */
  row: number
  field: 'number' | 'name' | 'email'
  code: (typeof rowFaultCodes)[number]
}

export type CheckedFields = Omit<MemberFields, 'active'> & { active: boolean | undefined }

export interface CheckedRows {
  valid: { row: number; fields: CheckedFields }[]
  faults: RowFault[]
}

/** A number is one person's: the same one twice is wrong from the second time on, whatever its case. */
export function checkMemberRows(rows: readonly MemberRow[]): CheckedRows {
  const checked: CheckedRows = { valid: [], faults: [] }
  const seen = new Set<string>()
  for (const [index, given] of rows.entries()) {
    const row = index + 1
    const fields = trimmed(given)
    const faults = faultsOf(fields).map(fault => ({ row, ...fault }))
    const number = numberKey(fields.number)
    if (faults.length === 0 && seen.has(number))
      faults.push({ row, field: 'number', code: 'member-number-twice' })
    if (number) seen.add(number)
    if (faults.length > 0) checked.faults.push(...faults)
    else checked.valid.push({ row, fields })
  }
  return checked
}

/** Numbers are the same where this is. */
export function numberKey(number: string): string {
  return number.trim().toLowerCase()
}

function trimmed({ number, name, email, active }: MemberRow): CheckedFields {
  return { number: number.trim(), name: name.trim(), email: email.trim() || null, active }
}

function faultsOf({ number, name, email }: CheckedFields): Omit<RowFault, 'row'>[] {
  const faults: Omit<RowFault, 'row'>[] = []
  for (const [field, text, most] of [
    ['number', number, 40],
    ['name', name, 120],
  ] as const) {
    if (text === '') faults.push({ field, code: 'required' })
    else if (text.length > most) faults.push({ field, code: 'too-long' })
  }
  if (!v.is(memberFields.email.schema, email)) faults.push({ field: 'email', code: 'invalid' })
  return faults
}
