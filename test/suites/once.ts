/** Calls `make` the first time it is asked for and gives everyone the same answer. */
export function once<T>(make: () => Promise<T>): (() => Promise<T>) & { asked(): boolean } {
  let made: Promise<T> | undefined
  const ask = (): Promise<T> => {
    made ??= make()
    return made
  }
  return Object.assign(ask, { asked: () => made !== undefined })
}
