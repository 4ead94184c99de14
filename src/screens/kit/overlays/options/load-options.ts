import type { Options } from './option.ts'

/** What a search found. */
export interface FoundOptions {
  readonly options: Options
  /** There are more than these: typing more of a name finds them. */
  readonly more: boolean
}

/**
 * Finds options for a text, '' for the first ones. It may answer at once, for a list that is already here.
 * Keep the same function between renders; another one means another list, and empties what is shown.
 */
export type LoadOptions = (
  text: string,
  signal: AbortSignal,
) => FoundOptions | Promise<FoundOptions>

/** Waits this long after the last key, as the organisation search does (section 9). */
export const searchDebounceMs = 300
