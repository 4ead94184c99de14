import * as v from 'valibot'
import { patchVersion } from '../../forms/patch-version.ts'
import type { Saved, Version } from '../../forms/saved.ts'
import type { Http } from '../../http.ts'
import { paths } from '../../paths.ts'
import { type RaffleDetail, RaffleDetailSchema } from '../raffle-detail.ts'
import { rafflePaths } from '../raffle-paths.ts'
import { type EditView, EditViewSchema } from './edit-view.ts'

/** Chosen here: what the editor offers for a country. */
export function getEditView(http: Http, country: string, signal?: AbortSignal): Promise<EditView> {
  return http.get(rafflePaths.editView(country), EditViewSchema, { signal })
}

interface Written {
  body: Readonly<Record<string, unknown>>
  idempotencyKey: string
}

/** Section 7: a new raffle. @throws DeskError with the server's reasons on their fields */
export function createRaffle(http: Http, call: Written): Promise<RaffleDetail> {
  return http.post(paths.events, RaffleDetailSchema, call)
}

/** Section 7: changed fields of a raffle, with the version that was read. */
export function patchRaffle(
  http: Http,
  id: string,
  call: Written & { version: Version },
): Promise<Saved<RaffleDetail>> {
  return patchVersion(http, rafflePaths.event(id), RaffleDetailSchema, call)
}

export interface TestEmail {
  recipient: string
  /** Of the buyer that the test stands for. */
  locale: 'en' | 'fr'
  /** The texts as they stand in the form, saved or not. */
  emailTicketBody: string
  emailTicketFooter: string
}

/** Chosen here: sends the ticket email to one address, marked as a test. */
export async function sendTestEmail(
  http: Http,
  raffleId: string,
  { idempotencyKey, ...body }: TestEmail & { idempotencyKey: string },
): Promise<void> {
  await http.post(rafflePaths.eventTestEmail(raffleId), v.optional(v.nullable(v.object({}))), {
    body,
    idempotencyKey,
  })
}
