/** What stands in the editor's form: the raffle's own fields, with what a form needs beside them. */
import * as v from 'valibot'
import { type TypedValues, typedOf, type Values } from '../../fields/field.ts'
import { choice, text, textOrNull } from '../../fields/kinds.ts'
import { judgingCron } from '../../fields/time-kinds.ts'
import { isCron } from '../../format/cron.ts'
import { raffleFields } from '../raffle-fields.ts'
import { longestReason } from '../terms.ts'
import { packageFields, packagesAtMost } from '../ticket-package.ts'

/** A raffle's fields with every rule of them. */
export const judgedFields = judgingCron(raffleFields, isCron)

const formFields = {
  ...judgedFields,
  /** Section 4: the form's status starts as `active`; stored as a draft for those who may not activate. */
  status: choice(['active', 'draft'], 'active'),
  /** Why, where what was sold becomes less or other (terms.ts); no field of the raffle. */
  reason: text(longestReason),
  /** Section 3, "parentEvent": the raffle that it is an add-on of. */
  parentId: textOrNull(60),
}

/** What a package is in the form; `packageId` is null until it is saved. */
const packageId = v.nullable(v.string())

type Typed<Form, Pack> = Form & { packages: Pack[] }
/** What stands in the form. */
export type EditorValues = Typed<TypedValues<typeof formFields>, PackageValues>
/** What passed its rules. */
export type EditorOutput = Typed<
  Values<typeof formFields>,
  { packageId: string | null } & Values<typeof packageFields>
>
export type PackageValues = { packageId: string | null } & TypedValues<typeof packageFields>

export const EditorSchema = v.object({
  ...typedOf(formFields),
  packages: v.pipe(
    v.array(v.object({ packageId, ...typedOf(packageFields) })),
    v.maxLength(packagesAtMost),
  ),
}) as unknown as v.GenericSchema<EditorValues, EditorOutput>

/** A new line of the list of packages. */
export const newPackage: PackageValues = {
  packageId: null,
  ticketCount: null,
  priceCents: null,
  inventory: null,
}
