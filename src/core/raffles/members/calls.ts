import * as v from 'valibot'
import { contracts } from '../../contract.ts'
import { changeOf, creationOf } from '../../fields/field.ts'
import { GivenIdSchema, VersionQuerySchema } from '../../fields/values.ts'
import { MemberSchema, memberFields, memberList } from './member.ts'
import { MemberRowsSchema, uploadModes } from './member-rows.ts'
import { MemberUploadSchema } from './upload-answer.ts'

const path = '/event-service/v2/event-members'
const reads = { action: 'raffles:read', embed: 'raffles:read' } as const
const edits = { action: 'raffles:edit', embed: 'raffles:edit' } as const
const ofRaffle = { eventId: GivenIdSchema }

/** A raffle's members. */
export const memberCalls = contracts({
  list: { method: 'GET', path, access: reads, list: memberList, of: ofRaffle },
  create: {
    method: 'POST',
    path,
    access: edits,
    body: creationOf(memberFields, ofRaffle),
    answer: MemberSchema,
    makes: true,
  },
  setActive: {
    method: 'PATCH',
    path,
    access: edits,
    body: v.strictObject({
      ids: v.pipe(v.array(GivenIdSchema), v.minLength(1), v.maxLength(1000)),
      active: v.boolean(),
    }),
    answer: v.object({ changed: v.number() }),
  },
  /** Rows may be wrong in every way that people make them; what is wrong is said of each. */
  upload: {
    method: 'PATCH',
    path: `${path}/upload`,
    access: { action: 'members:import', embed: 'raffles:edit' },
    body: v.strictObject({
      ...ofRaffle,
      rows: MemberRowsSchema,
      mode: v.picklist(uploadModes),
    }),
    answer: MemberUploadSchema,
    // Enough for every row at a length that people mean.
    maxBytes: 4 * 1024 * 1024,
    timeoutMs: 60_000,
  },
  file: {
    method: 'GET',
    path: `${path}/export`,
    access: { action: 'members:export', embed: 'raffles:edit' },
    file: 'text/csv',
    filters: memberList,
    of: ofRaffle,
  },
  get: { method: 'GET', path: `${path}/:id`, access: reads, answer: MemberSchema },
  change: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: edits,
    body: changeOf(memberFields),
    answer: MemberSchema,
  },
  remove: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: edits,
    query: VersionQuerySchema,
    answer: null,
  },
})
