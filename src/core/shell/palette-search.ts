/** The live search behind the palette: waits for a pause in typing, drops answers that came too late. */
import { atom, type ReadableAtom } from 'nanostores'
import type { FoundThing, PaletteSource } from './palette-sources.ts'

export interface FoundGroup {
  id: string
  /** Key of its name in core/shell/texts.ts. */
  title: string
  answer:
    | { state: 'loading' }
    | { state: 'ready'; found: readonly FoundThing[] }
    | { state: 'failed'; error: unknown }
}

export interface PaletteSearch {
  /** A group for each source that was asked; empty while the search is too short. */
  readonly $groups: ReadableAtom<readonly FoundGroup[]>
  search(text: string): void
  /** Asks those that failed again. */
  retry(): void
  stop(): void
}

const debounceMs = 300
/** One letter fits nearly everything. */
const leastLetters = 2

export function createPaletteSearch(sources: readonly PaletteSource[]): PaletteSearch {
  const $groups = atom<readonly FoundGroup[]>([])
  let text = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()

  function put(id: string, answer: FoundGroup['answer']) {
    $groups.set($groups.get().map(group => (group.id === id ? { ...group, answer } : group)))
  }

  async function ask(source: PaletteSource, { signal }: AbortController) {
    try {
      const found = await source.find(text, signal)
      if (!signal.aborted) put(source.id, { state: 'ready', found })
    } catch (error) {
      if (!signal.aborted) put(source.id, { state: 'failed', error })
    }
  }

  function stop() {
    clearTimeout(timer)
    asking.abort()
  }

  return {
    $groups,
    search(next) {
      stop()
      text = next.trim()
      asking = new AbortController()
      if (text.length < leastLetters) {
        $groups.set([])
        return
      }
      const loading = { state: 'loading' } as const
      // What stands there is of another search: it goes at once.
      $groups.set(sources.map(({ id, title }) => ({ id, title, answer: loading })))
      const current = asking
      timer = setTimeout(() => {
        for (const source of sources) void ask(source, current)
      }, debounceMs)
    },
    retry() {
      for (const { id, answer } of $groups.get()) {
        const source = sources.find(one => one.id === id)
        if (answer.state !== 'failed' || !source) continue
        put(id, { state: 'loading' })
        void ask(source, asking)
      }
    },
    stop,
  }
}
