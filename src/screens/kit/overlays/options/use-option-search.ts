import { useLayoutEffect, useRef, useState } from 'react'
import { type FoundOptions, type LoadOptions, searchDebounceMs } from './load-options.ts'
import type { Options } from './option.ts'

type Outcome =
  | { state: 'ready'; options: Options; more: boolean }
  | { state: 'failed'; error: unknown }
  /** A failure that was read and put away. */
  | { state: 'dismissed' }

export type OptionSearchState = { state: 'loading' } | Outcome

export interface OptionSearch {
  readonly found: OptionSearchState
  /** What there is to choose from now. Never the answer to another text. */
  readonly options: Options
  retry(): void
  dismiss(): void
}

interface Asked {
  load: LoadOptions
  text: string
  outcome: Outcome
}

interface Query {
  load: LoadOptions
  /** What the options are looked for by. */
  text: string
  /** Whether the options are in view; nothing is asked before, and what is under way ends with it. */
  active: boolean
  /** 0 for a list that is searched where it is. */
  debounceMs?: number | undefined
}

const none: Options = []

/**
 * Options for the text that was typed: asked at once when they come into view, then after a pause in
 * typing. An answer belongs to its text, so a late one is never shown under another.
 */
export function useOptionSearch(query: Query): OptionSearch {
  const { load, text, active, debounceMs = searchDebounceMs } = query
  const [asked, setAsked] = useState<Asked>()
  const [attempt, setAttempt] = useState(0)
  const before = useRef<{ text: string; attempt: number }>(undefined)
  const fits = asked?.load === load && asked.text === text
  const known = fits && asked.outcome.state === 'ready'

  useLayoutEffect(() => {
    const typed = before.current?.attempt === attempt && before.current.text !== text
    before.current = active ? { text, attempt } : undefined
    if (!active || known) return
    const controller = new AbortController()
    const settle = (outcome: Outcome) =>
      controller.signal.aborted || setAsked({ load, text, outcome })
    const run = () => ask(load, text, controller.signal, settle)
    const timer = typed && debounceMs > 0 ? setTimeout(run, debounceMs) : void run()
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [load, text, active, attempt, debounceMs, known])

  const found: OptionSearchState = fits ? asked.outcome : { state: 'loading' }
  return {
    found,
    options: found.state === 'ready' ? found.options : none,
    retry() {
      setAsked(undefined)
      setAttempt(attempt + 1)
    },
    dismiss: () => setAsked({ load, text, outcome: { state: 'dismissed' } }),
  }
}

/** A list that is already here answers before anything is painted. */
function ask(
  load: LoadOptions,
  text: string,
  signal: AbortSignal,
  settle: (outcome: Outcome) => void,
) {
  const failed = (error: unknown) => settle({ state: 'failed', error })
  const ready = ({ options, more }: FoundOptions) => settle({ state: 'ready', options, more })
  try {
    const answer = load(text, signal)
    if (answer instanceof Promise) answer.then(ready, failed)
    else ready(answer)
  } catch (error) {
    failed(error)
  }
}
