/** The job that writes the file of a list, page by page. */
import * as v from 'valibot'
import { activityCalls } from '../../../src/core/activity/calls.ts'
import type { ListCall } from '../../../src/core/contract.ts'
import { customerCalls } from '../../../src/core/customers/calls.ts'
import { donationCalls } from '../../../src/core/donations/calls.ts'
import { isoDay } from '../../../src/core/format/iso-day.ts'
import { locales } from '../../../src/core/i18n/texts.ts'
import { type FileList, jobCalls } from '../../../src/core/jobs/calls.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { raffleListCalls } from '../../../src/core/raffles/list-calls.ts'
import { winnerCalls } from '../../../src/core/raffles/winners/calls.ts'
import { subscriptionCalls } from '../../../src/core/subscriptions/calls.ts'
import { ticketCalls } from '../../../src/core/tickets/calls.ts'
import { openActivity } from '../activity/calls.ts'
import { openCustomers } from '../customers/list.ts'
import { openDonations } from '../donations/calls.ts'
import { parse } from '../http/input.ts'
import { listQuerySchema } from '../http/list-query.ts'
import { filePart, type ListAsked, type OpensList } from '../http/listed.ts'
import { openOrders } from '../orders/list.ts'
import { openRaffles } from '../raffles/list.ts'
import { openWinners } from '../raffles/winners/calls.ts'
import { requireAccess } from '../session/guard.ts'
import { openSubscriptions } from '../subscriptions/calls.ts'
import { openTickets } from '../tickets/list.ts'
import type { JobStep } from './worker.ts'

interface FileOfList {
  call: ListCall & { access: object }
  open: OpensList<ListCall, never>
}

const fileOf = <C extends ListCall & { access: object }, Row extends { id: string }>(
  call: C,
  open: OpensList<C, Row>,
): FileOfList => ({ call, open: open as unknown as OpensList<ListCall, never> })

const files: Readonly<Record<FileList, FileOfList>> = {
  raffles: fileOf(raffleListCalls.list, openRaffles),
  winners: fileOf(winnerCalls.list, openWinners),
  orders: fileOf(orderCalls.list, openOrders),
  tickets: fileOf(ticketCalls.list, openTickets),
  customers: fileOf(customerCalls.list, openCustomers),
  donations: fileOf(donationCalls.list, openDonations),
  subscriptions: fileOf(subscriptionCalls.list, openSubscriptions),
  activity: fileOf(activityCalls.list, openActivity),
}

const ListFileSchema = v.object({
  ...jobCalls.exportList.body.entries,
  language: v.picklist(locales),
  origin: v.string(),
})
type ListFile = v.InferOutput<typeof ListFileSchema>

type Asking = Pick<ListAsked<ListCall>, 'api' | 'session'>

/**
 * Opens the list that a file is wanted of, for one who may see it.
 * @throws Refusal 403, 404; 422 where the list takes no such query
 */
export async function openList({ api, session }: Asking, { list, ...wanted }: ListFile) {
  const { call, open } = files[list]
  requireAccess(session, call.access)
  const schema = listQuerySchema(call.list, call.of)
  const query = parse(schema, wanted.query, 'invalid', 'query')
  const asked = { ...wanted, query, api, session } as ListAsked<ListCall>
  return { call, listed: await open(asked), asked }
}

export const writeListFile: JobStep = async ({ api, session, asked, place }) => {
  const wanted = v.parse(ListFileSchema, asked)
  const { call, listed, asked: request } = await openList({ api, session }, wanted)
  const { text, rows, total, next } = await filePart(call, listed, request, place)
  const day = isoDay(api.now(), wanted.timeZone)
  return { text, done: rows, total, next, fileName: `${listed.file.title} - ${day}.csv` }
}
