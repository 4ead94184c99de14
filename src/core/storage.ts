/** Storage that may be forbidden or full: reading finds nothing then, writing says so by false. */
export interface SafeStorage {
  read(key: string): string | null
  write(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
}

export function safeStorage(pick: () => Storage): SafeStorage {
  function attempt<T>(action: (storage: Storage) => T, otherwise: T): T {
    try {
      return action(pick())
    } catch {
      return otherwise
    }
  }
  return {
    read: key => attempt(storage => storage.getItem(key), null),
    write: (key, value) =>
      attempt(storage => {
        storage.setItem(key, value)
        return true
      }, false),
    remove: key => attempt(storage => storage.removeItem(key), undefined),
    keys: () => attempt(storage => Object.keys(storage), []),
  }
}
