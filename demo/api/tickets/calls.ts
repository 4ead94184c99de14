import { ticketCalls } from '../../../src/core/tickets/calls.ts'
import { pageOf } from '../http/listed.ts'
import { reads } from '../http/routes.ts'
import { openTickets } from './list.ts'
import { printRoutes } from './prints.ts'

const list = reads(
  ticketCalls.list,
  'The tickets of an organisation that the reader may see, as consecutive numbers of an order.',
  async asked => pageOf(await openTickets(asked), asked),
)

export const ticketRoutes = [list, ...printRoutes]
