/** The editor of one raffle, or of a new one: what it is loaded with and how it is saved. */

import type * as v from 'valibot'
import type { Desk } from '../../desk.ts'
import { changeRecord } from '../../forms/change-record.ts'
import { mapSaved, type Saved, type Version } from '../../forms/saved.ts'
import { currencyOf } from '../../organizations/organization.ts'
import { may } from '../../permissions.ts'
import { createResource, type ResourceStore } from '../../resource.ts'
import type { Role } from '../../session/role.ts'
import { userOf } from '../../session/session.ts'
import { getRaffle } from '../get-raffle.ts'
import type { RaffleDetail } from '../raffle-detail.ts'
import { knownRaffles } from '../raffles-read.ts'
import { editorCalls } from './calls.ts'
import type { EditView } from './edit-view.ts'
import type { EditorOutput, EditorValues } from './fields.ts'
import { changesOf, creationOf, newValues, valuesOf } from './values.ts'

export type TestEmail = Omit<v.InferInput<typeof editorCalls.testEmail.body>, 'eventId'>

export interface Edited {
  /** Null for a new one. */
  raffle: RaffleDetail | null
  view: EditView
  values: EditorValues
  currency: string
}

interface EditorAttempt {
  idempotencyKey: string
  version: Version | undefined
  base: EditorValues
}

export interface RaffleEditor {
  readonly $state: ResourceStore<Edited>['$state']
  reload(): void
  readonly roles: readonly Role[]
  /** Why this person may not edit at all; null where they may. */
  refusal(): 'role-edit' | null
  /** The person's own address, for a test email. */
  readonly email: string
  /** False: a new raffle is stored as a draft, whatever its form says. */
  readonly mayActivate: boolean
  readonly mayFees: boolean
  /** May lower what can be won after the first sale, and change what buyers bought on. */
  readonly mayTerms: boolean
  /** The id of the raffle that a new one became. */
  create(values: EditorOutput, attempt: EditorAttempt): Promise<RaffleDetail>
  save(raffleId: string, values: EditorOutput, attempt: EditorAttempt): Promise<Saved<RaffleDetail>>
  sendTest(raffleId: string, email: TestEmail, idempotencyKey: string): Promise<void>
}

/** @param raffleId null for a new one */
export function createRaffleEditor(desk: Desk, raffleId: string | null): RaffleEditor {
  const user = userOf(desk.session.$session.get())
  const roles = user?.roles ?? []
  const { $state, reload } = createResource<Edited>(desk, {
    load: ({ signal }) => logged(signal, () => load(desk, raffleId, signal)),
  })
  return {
    $state,
    reload,
    roles,
    refusal: () => (may('raffles:edit', roles) ? null : 'role-edit'),
    email: user?.email ?? '',
    mayActivate: may('raffles:activate', roles),
    mayFees: may('raffles:fees', roles),
    mayTerms: may('raffles:terms', roles),
    create: (values, { idempotencyKey }) =>
      desk.http.ask(
        editorCalls.create,
        { body: { ...creationOf(values, roles) } },
        { attempt: idempotencyKey },
      ),
    save: (id, values, { version, base }) =>
      changeRecord(desk.http, editorCalls.change, {
        params: { id },
        body: { ...changesOf(base, values, roles), version: Number(version ?? 0) },
      }),
    async sendTest(eventId, email, attempt) {
      await desk.http.ask(editorCalls.testEmail, { body: { eventId, ...email } }, { attempt })
    },
  }
}

/** The same outcome as the values of the form. */
export function savedValues(saved: Saved<RaffleDetail>): Saved<EditorValues> {
  return mapSaved(saved, valuesOf)
}

async function load(desk: Desk, raffleId: string | null, signal: AbortSignal) {
  const organization = desk.$organization.get()
  const country = organization?.country ?? 'CA'
  const [raffle, own] = await Promise.all([
    raffleId === null ? null : getRaffle(desk.http, raffleId, signal),
    editView(desk, country, signal),
    // Where the start couldn't have them; the editor goes on without.
    desk.$raffles.get().state === 'ready' || desk.readRaffles(),
  ])
  const isForeign = raffle !== null && raffle.country !== country
  const view = isForeign ? await editView(desk, raffle.country, signal) : own
  const data: Edited = {
    raffle,
    view,
    values: raffle
      ? valuesOf(raffle)
      : newValues(usualZone(desk, view), view.province ?? '', view.fees),
    currency: currencyOf(view),
  }
  return { data, version: '' }
}

function editView({ http }: Desk, country: string, signal: AbortSignal): Promise<EditView> {
  return http.ask(editorCalls.editView, { params: { country } }, { signal })
}

/** The zone that the organisation's raffles have, the commonest of them; without any, the country's first. */
function usualZone(desk: Desk, { timeZones }: EditView): string {
  const counts = new Map<string, number>()
  for (const { timeZone } of knownRaffles(desk.$raffles.get()))
    counts.set(timeZone, (counts.get(timeZone) ?? 0) + 1)
  const [commonest] = [...counts].sort(([, one], [, other]) => other - one)
  return commonest?.[0] ?? timeZones[0] ?? 'UTC'
}

/** Section 8: "Edit-raffle load errors: only logged". They are logged here, and shown with Retry beside that. */
async function logged<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!signal.aborted) console.error('The raffle editor could not be loaded.', error)
    throw error
  }
}
