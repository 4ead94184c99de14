import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { timeZone } from '../fields/time-kinds.ts'
import { GivenIdSchema, IdSchema, InstantSchema } from '../fields/values.ts'
import { defineList } from '../table/list.ts'
import {
  type Activity,
  ActivitySchema,
  activityActions,
  activitySubjects,
  ChainStateSchema,
} from './activity.ts'

const moment = v.pipe(
  InstantSchema,
  v.transform(text => new Date(text)),
)

const path = '/event-service/v2/activity'
/** Of the whole organization: a page of a charity's shows what was done to a raffle alone. */
const wholeLog = { action: 'activity:read', embed: 'never' } as const
const ofOrganization = v.object({ organizationId: GivenIdSchema })

export const activityCalls = contracts({
  /** What was done to a raffle, or in an organisation: the newest first. */
  list: {
    method: 'GET',
    path,
    access: { action: 'activity:read', embed: 'raffles:read' },
    list: defineList({
      name: 'activity',
      row: ActivitySchema,
      columns: {
        at: { kind: 'instant', sort: 'desc', card: 'meta' },
        actor: { kind: 'text', card: 'meta' },
        action: { kind: 'text', card: 'title' },
        raffle: { kind: 'text', value: ({ eventName }: Activity) => eventName ?? null },
        comment: { kind: 'text' },
        sequence: { kind: 'count', hidden: true },
      },
      filters: {
        /** The id of what it was done to, or how that begins. */
        record: { kind: 'search' },
        actor: { kind: 'lookup', pinned: true },
        subject: {
          kind: 'choice',
          many: true,
          pinned: true,
          options: activitySubjects.map(id => ({ id })),
        },
        days: { kind: 'days', pinned: true },
      },
      order: { by: 'at', direction: 'desc' },
    }),
    of: {
      /** The log of one raffle; else of the whole organisation. */
      eventId: v.optional(GivenIdSchema),
      /** Default: the session's own. */
      organizationId: v.optional(GivenIdSchema),
      subjectId: v.optional(v.pipe(v.string(), v.maxLength(60))),
      action: v.optional(v.picklist(activityActions)),
      /** UTC, included. */
      from: v.optional(moment),
      /** UTC, not included. */
      to: v.optional(moment),
      /** The zone that days are counted in; without it, the organization's. */
      timeZone: v.optional(timeZone().schema),
    },
    chosenHere: true,
  },
  /** Whoever did something in it. */
  actors: {
    method: 'GET',
    path: `${path}/actors`,
    access: wholeLog,
    query: ofOrganization,
    answer: v.array(v.object({ id: IdSchema, name: v.nullable(v.string()) })),
    chosenHere: true,
  },
  /** Whether its chain of hashes stands: every entry is read for it. */
  chain: {
    method: 'GET',
    path: `${path}/chain`,
    access: wholeLog,
    query: ofOrganization,
    answer: ChainStateSchema,
    timeoutMs: 120_000,
    chosenHere: true,
  },
})
