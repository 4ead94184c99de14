import type { Tag } from '../../src/core/tags/tag.ts'
import type { SetTag } from '../../src/core/tags/tagged.ts'
import { ternCove } from '../support/fixtures.ts'

const tag = (number: number, its: Pick<Tag, 'name'> & Partial<Tag>): Tag => ({
  id: `00000000-0000-4000-8000-00000000${7000 + number}`,
  organizationId: ternCove.id,
  colour: 'grey',
  forCustomers: false,
  forOrders: false,
  forRaffles: false,
  version: 1,
  uses: { customers: 0, orders: 0, raffles: 0 },
  ...its,
})

export const boardMember = tag(1, {
  name: 'Board member',
  colour: 'violet',
  forCustomers: true,
  uses: { customers: 12, orders: 0, raffles: 0 },
})
export const callBack = tag(2, {
  name: 'Call back',
  colour: 'amber',
  forCustomers: true,
  forOrders: true,
  uses: { customers: 1240, orders: 31, raffles: 0 },
})
export const checkAddress = tag(3, {
  name: 'Check the address',
  colour: 'red',
  forOrders: true,
  uses: { customers: 0, orders: 4, raffles: 0 },
})
export const corporate = tag(4, { name: 'Corporate', colour: 'blue', forCustomers: true })
export const summer = tag(5, {
  name: 'Summer season',
  colour: 'green',
  forRaffles: true,
  uses: { customers: 0, orders: 0, raffles: 3 },
})

export const sampleTags: readonly Tag[] = [boardMember, callBack, checkAddress, corporate, summer]

/** As a customer, an order or a raffle has them. */
export const setTags = (...tags: readonly Tag[]): SetTag[] =>
  tags.map(({ id, name, colour }) => ({ id, name, colour }))
