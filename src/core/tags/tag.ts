/** Words that an organization sorts its customers, orders and raffles by (docs/domain.md, section 2). */
import * as v from 'valibot'
import { formOf, recordOf } from '../fields/field.ts'
import { choice, text, yesNo } from '../fields/kinds.ts'
import { CountSchema, IdSchema, RecordVersionSchema } from '../fields/values.ts'
import type { FieldReason } from '../forms/form-rules.ts'
import { defineList } from '../table/list.ts'
import { tagColours } from './tagged.ts'

/** What a tag can be set on. */
export const taggedKinds = ['customers', 'orders', 'raffles'] as const
export type TaggedKind = (typeof taggedKinds)[number]

export const tagFields = {
  name: text(40, { required: true }),
  colour: choice(tagColours, 'grey'),
  forCustomers: yesNo(true),
  forOrders: yesNo(false),
  forRaffles: yesNo(false),
}

/** The field that says whether a tag is for them. */
export const purposeFields = {
  customers: 'forCustomers',
  orders: 'forOrders',
  raffles: 'forRaffles',
} as const satisfies Record<TaggedKind, keyof typeof tagFields>

/** How many of each have it. */
const UsesSchema = v.object({ customers: CountSchema, orders: CountSchema, raffles: CountSchema })
export type TagUses = v.InferOutput<typeof UsesSchema>

export const TagSchema = recordOf(tagFields, {
  id: IdSchema,
  organizationId: IdSchema,
  version: RecordVersionSchema,
  uses: UsesSchema,
})
export type Tag = v.InferOutput<typeof TagSchema>

export const tagForm = formOf(tagFields)

/** A tag that is for nothing could be set nowhere. */
export function purposeReasons(tag: Pick<Tag, (typeof purposeFields)[TaggedKind]>): FieldReason[] {
  const isForSomething = taggedKinds.some(kind => tag[purposeFields[kind]])
  return isForSomething ? [] : [{ path: 'forCustomers', code: 'tag-for-nothing' }]
}

/** What it is for, in this order. */
export function purposesOf(tag: Pick<Tag, (typeof purposeFields)[TaggedKind]>): TaggedKind[] {
  return taggedKinds.filter(kind => tag[purposeFields[kind]])
}

export function usesIn({ customers, orders, raffles }: TagUses): number {
  return customers + orders + raffles
}

export const tagList = defineList({
  name: 'tags',
  row: TagSchema,
  columns: {
    name: { kind: 'text', sort: 'asc', card: 'title' },
    colour: { kind: 'choice' },
    purpose: { kind: 'text', value: (tag: Tag) => purposesOf(tag).join(', ') },
    uses: { kind: 'count', value: ({ uses }: Tag) => usesIn(uses) },
    customers: { kind: 'count', hidden: true, value: ({ uses }: Tag) => uses.customers },
    orders: { kind: 'count', hidden: true, value: ({ uses }: Tag) => uses.orders },
    raffles: { kind: 'count', hidden: true, value: ({ uses }: Tag) => uses.raffles },
  },
  filters: {
    search: { kind: 'search' },
    purpose: { kind: 'choice', options: taggedKinds.map(id => ({ id })), pinned: true },
  },
  order: { by: 'name', direction: 'asc' },
})

/** What becomes of those that have a tag, once another takes its place. */
export const TagMoveSchema = v.object({
  /** Stays. */
  kept: TagSchema,
  /** Goes. */
  merged: TagSchema,
  /** Those that get the one that stays. */
  moves: UsesSchema,
  /** Those that have it already, and lose the other alone. */
  both: UsesSchema,
})
export type TagMove = v.InferOutput<typeof TagMoveSchema>
