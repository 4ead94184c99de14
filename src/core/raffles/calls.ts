import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { GivenIdSchema, oneLineText, VersionQuerySchema } from '../fields/values.ts'
import { rafflesPath as path } from './raffle.ts'
import { RaffleDetailSchema } from './raffle-detail.ts'

const flag = v.optional(v.picklist(['true', 'false']), 'true')
// The rule asks for the role's permission, and names what is missing: the call asks for reading alone.
const act = { method: 'POST', answer: RaffleDetailSchema } as const
const by = (embed: 'raffles:edit' | 'raffles:draw' | 'never') =>
  ({ action: 'raffles:read', embed }) as const

/** One raffle, and what can be done with it; their list is in list-calls.ts (docs/specification.md, section 7). */
export const raffleCalls = contracts({
  get: {
    method: 'GET',
    path: `${path}/:id`,
    access: { action: 'raffles:read', embed: 'raffles:read' },
    /** Section 7's three parameters: what isn't wanted is left empty. */
    query: v.object({ childEvents: flag, parentEvent: flag, activationRequirements: flag }),
    answer: RaffleDetailSchema,
  },
  remove: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: by('raffles:edit'),
    query: VersionQuerySchema,
    answer: null,
  },
  'request-activation': {
    ...act,
    path: `${path}/:id/request-activation`,
    access: by('raffles:edit'),
  },
  // Administrators of the product put on sale and take off: no embedding key acts for them.
  activate: { ...act, path: `${path}/:id/activate`, access: by('never') },
  deactivate: { ...act, path: `${path}/:id/deactivate`, access: by('never') },
  end: { ...act, path: `${path}/:id/end`, access: by('raffles:draw') },
  /** Whoever closes says with whom: the confirmed jackpot winner. */
  close: {
    ...act,
    path: `${path}/:id/close`,
    access: by('raffles:draw'),
    body: v.strictObject({ winnerId: GivenIdSchema }),
  },
  copy: {
    ...act,
    path: `${path}/:id/copy`,
    access: by('raffles:edit'),
    body: v.strictObject({
      name: v.optional(oneLineText(120)),
      /** Moves every date by as many calendar days of the raffle's zone; default: into the future. */
      shiftDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-3660), v.maxValue(3660))),
    }),
    makes: true,
  },
})
