/** How saving something ended, where others may have saved it meanwhile. */

/** What tells one state of a record from the next, as the API gave it. */
export type Version = string | number

export type Saved<T> =
  | { state: 'saved'; record: T; version?: Version | undefined }
  /** Somebody saved a newer version first; nothing was written. */
  | {
      state: 'conflict'
      theirs: T
      version: Version
      /** Who saved it, where the API says so. */
      by?: string | undefined
      /** When, as a UTC instant. */
      at?: string | undefined
    }

/** The same outcome with another shape of the record: an entity as the values of its form. */
export function mapSaved<From, To>(saved: Saved<From>, map: (record: From) => To): Saved<To> {
  return saved.state === 'saved'
    ? { ...saved, record: map(saved.record) }
    : { ...saved, theirs: map(saved.theirs) }
}
