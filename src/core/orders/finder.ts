/** The finder's stores: what is looked for, held in a location, and what was found. */
import { atom, computed, onMount, onStart, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import { browserTimeZone } from '../format/time-zone.ts'
import type { DeskLocation } from '../location.ts'
import { perDesk } from '../per-desk.ts'
import { createResource } from '../resource.ts'
import { type FoundOrders, longestFindText } from './find.ts'
import { findCalls } from './find-calls.ts'

export type Finding =
  /** Nothing is looked for. */
  | { state: 'idle' }
  | { state: 'loading' }
  /** `text` is what was looked for: another one may be on its way, and `refreshing` says so. */
  | { state: 'ready'; text: string; answer: FoundOrders; refreshing: boolean }
  | { state: 'failed'; error: unknown }
  | { state: 'forbidden' }

export interface Finder {
  readonly $text: ReadableAtom<string>
  readonly $state: ReadableAtom<Finding>
  /** The newest text's answer is the one that shows: what was asked before is given up. */
  look(text: string): void
  retry(): void
}

interface Shown {
  subject: string | null
  text: string
  answer: FoundOrders
}

const key = 'search'

/** Without a condition that says nothing yet, as `status:` while one chooses what. */
const begun = (text: string) => text.replace(/(^|\s)\p{Letter}+:"?$/u, '').trim()

/** @param location where the text is kept: of the address, or of one element */
export function createFinder(desk: Desk, location: DeskLocation): Finder {
  const $text = computed(location.$parameters, ({ [key]: text = '' }) =>
    text.trim().slice(0, longestFindText),
  )
  const $state = atom<Finding>({ state: 'idle' })
  let shown: Shown | undefined
  let asked: string | undefined

  const resource = createResource<Shown | null>(desk, {
    keeps: last => last?.text === $text.get(),
    async load({ signal }) {
      const whole = $text.get()
      const text = begun(whole)
      asked = whole
      if (text === '') return { data: null, version: '' }
      const subject = desk.$subject.get()
      const organizationId = desk.$organization.get()?.id
      const query = { text, timeZone: browserTimeZone(), ...(organizationId && { organizationId }) }
      const answer = await desk.http.ask(findCalls.find, { query }, { signal })
      return { data: { subject, text: whole, answer }, version: '' }
    },
  })

  /** Another person's orders, or another organisation's, are never shown while new ones come. */
  function whileWaiting(): Finding {
    if (begun($text.get()) === '') return { state: 'idle' }
    if (!shown || shown.subject !== desk.$subject.get()) return { state: 'loading' }
    return { state: 'ready', text: shown.text, answer: shown.answer, refreshing: true }
  }

  onStart($state, resource.freshen)
  onMount($state, () => {
    const unwatchText = $text.listen(() => resource.reload())
    const unwatch = resource.$state.subscribe(read => {
      // Who comes back soon finds what was read last: while they were away, that was nothing.
      if (read.state !== 'loading' && asked !== $text.get()) return resource.reload()
      if (read.state === 'ready' && read.data) shown = read.data
      if (read.state === 'loading') $state.set(whileWaiting())
      else if (read.state === 'empty') $state.set({ state: 'idle' })
      else if (read.state !== 'ready') $state.set(read)
      else if (read.data === null) $state.set({ state: 'idle' })
      else $state.set({ state: 'ready', ...read.data, refreshing: false })
    })
    return () => {
      unwatchText()
      unwatch()
    }
  })

  return {
    $text,
    $state,
    look: text => location.update({ [key]: text.trim() || null }, 'replace'),
    retry: resource.reload,
  }
}

/** The screen's: whoever comes back from an order finds text and answers as they were. */
export const finderOf = perDesk(desk => createFinder(desk, desk.location))
