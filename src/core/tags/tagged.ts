/** The tags that a customer, an order or a raffle has: how rows and pages are told of them, and what lists are narrowed by. */
import * as v from 'valibot'
import { IdSchema } from '../fields/values.ts'

/** Each drawn by a design token (screens/tags/parts). A tag's name always stands beside its colour. */
export const tagColours = ['grey', 'violet', 'blue', 'green', 'amber', 'red'] as const
export type TagColour = (typeof tagColours)[number]

const SetTagSchema = v.object({
  id: IdSchema,
  name: v.string(),
  colour: v.picklist(tagColours),
  /** Tags that became this one, where there are any: a list that is narrowed by one of them is narrowed by this. */
  was: v.optional(v.array(IdSchema)),
})
export type SetTag = v.InferOutput<typeof SetTagSchema>

/** By name; left out of answers that tell less. */
export const SetTagsSchema = v.optional(v.array(SetTagSchema), [])

/** What a list that is narrowed by a tag calls it, be it one that another took the place of. */
export function tagLabels(tags: readonly SetTag[]): [id: string, name: string][] {
  return tags.flatMap(({ id, name, was = [] }) =>
    [id, ...was].map(each => [each, name] as [string, string]),
  )
}

/** As a file has them. */
export const tagNames = ({ tags }: { tags: readonly SetTag[] }) =>
  tags.map(({ name }) => name).join(', ')

/** Those that have one of these. */
export const tagFilter = { kind: 'lookup', many: true, form: 'uuid' } as const
