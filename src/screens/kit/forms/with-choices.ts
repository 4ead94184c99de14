import type { FieldValues } from 'react-hook-form'
import { set } from 'react-hook-form'
import type { Clash } from '../../../core/forms/edits.ts'

/** The merged values with the other side's where the person chose it. */
export function withChoices<Values extends FieldValues>(
  merged: Values,
  clashes: readonly Clash[],
  theirs: ReadonlySet<string>,
): Values {
  const values = structuredClone(merged)
  for (const { path, theirs: value } of clashes) if (theirs.has(path)) set(values, path, value)
  return values
}
