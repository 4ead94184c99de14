import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { GivenIdSchema, InstantSchema } from '../fields/values.ts'
import { defineList } from '../table/list.ts'
import { ActivitySchema, activityActions, activitySubjects } from './activity.ts'

const moment = v.pipe(
  InstantSchema,
  v.transform(text => new Date(text)),
)

export const activityCalls = contracts({
  /** What was done to a raffle, or in an organisation: the newest first. */
  list: {
    method: 'GET',
    path: '/event-service/v2/activity',
    access: { action: 'activity:read', embed: 'raffles:read' },
    list: defineList({
      name: 'activity',
      row: ActivitySchema,
      columns: { at: { kind: 'instant', sort: 'desc' } },
      filters: {
        subject: { kind: 'choice', many: true, options: optionsOf(activitySubjects) },
        action: { kind: 'choice', many: true, options: optionsOf(activityActions) },
      },
      order: { by: 'at', direction: 'desc' },
    }),
    of: {
      /** The log of one raffle; else of the whole organisation. */
      eventId: v.optional(GivenIdSchema),
      /** Default: the session's own. */
      organizationId: v.optional(GivenIdSchema),
      subjectId: v.optional(v.pipe(v.string(), v.maxLength(60))),
      /** A user's id. */
      actor: v.optional(GivenIdSchema),
      /** UTC, included. */
      from: v.optional(moment),
      /** UTC, not included. */
      to: v.optional(moment),
    },
    chosenHere: true,
  },
})

function optionsOf<const Id extends string>(ids: readonly Id[]): readonly { id: Id }[] {
  return ids.map(id => ({ id }))
}
