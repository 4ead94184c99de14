/** What selects, comboboxes and lists of options offer. */

/** One thing to choose. */
export interface Option<Id extends string = string> {
  /** Unique in its list: what a field's value holds. */
  readonly id: Id
  readonly label: string
  readonly description?: string | undefined
  /** Why it can't be chosen now; shown in the place of its description. */
  readonly disabledBecause?: string | undefined
}

export interface OptionGroup<Id extends string = string> {
  /** The group's title, unique in its list. */
  readonly group: string
  readonly options: readonly Option<Id>[]
}

export type Options<Id extends string = string> = readonly (Option<Id> | OptionGroup<Id>)[]

/** All options, those in groups too. */
export function optionsIn<Id extends string>(options: Options<Id>): readonly Option<Id>[] {
  return options.flatMap(entry => ('group' in entry ? entry.options : entry))
}

/** The option with this id, if it is there. @param id what a field holds, or a library's key */
export function optionIn<Id extends string>(
  options: Options<Id>,
  id: string | number | null | undefined,
): Option<Id> | undefined {
  return optionsIn(options).find(option => option.id === id)
}

/** What is left when some are chosen already; a group without any left goes too. */
export function withoutOptions(options: Options, ids: readonly string[]): Options {
  if (ids.length === 0) return options
  return options.flatMap(entry => {
    if (!('group' in entry)) return ids.includes(entry.id) ? [] : entry
    const left = entry.options.filter(({ id }) => !ids.includes(id))
    return left.length === 0 ? [] : { ...entry, options: left }
  })
}
