import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { FieldArray, FieldArrayPath, FieldValues, UseFieldArrayReturn } from 'react-hook-form'

interface Told {
  /** Faults that were known by places are out of date. */
  changed: () => void
  say: {
    added: (index: number) => string
    removed: (index: number) => string
    moved: (from: number, to: number, total: number) => string
  }
}

interface ListMoves<Item> {
  add(item: Item): void
  remove(index: number): void
  move(from: number, to: number): void
  /** What was done last, to be read out. */
  said: string
}

const fieldsOf = '.rd-field-list-fields :is(input, select, textarea, button)'

/** Adds, removes and moves entries of a list, and puts the focus where the person goes on. */
export function useListMoves<Values extends FieldValues, Name extends FieldArrayPath<Values>>(
  box: RefObject<HTMLElement | null>,
  list: UseFieldArrayReturn<Values, Name>,
  { changed, say }: Told,
): ListMoves<FieldArray<Values, Name>> {
  const [said, setSaid] = useState('')
  /** What gets the focus once the entries are drawn anew, the first that is there. */
  const wanted = useRef<string[]>([])
  const count = list.fields.length

  useLayoutEffect(() => {
    const selectors = wanted.current
    if (selectors.length === 0) return
    wanted.current = []
    for (const selector of selectors) {
      const found = box.current?.querySelector<HTMLElement>(selector)
      if (!found) continue
      found.focus()
      return
    }
  })

  function after(what: string, ...selectors: string[]) {
    wanted.current = selectors
    setSaid(what)
    changed()
  }

  return {
    said,
    add(item) {
      list.append(item, { shouldFocus: false })
      after(say.added(count), `[data-item="${count}"] ${fieldsOf}`)
    },
    remove(index) {
      list.remove(index)
      const next = Math.min(index, count - 2)
      after(say.removed(index), `[data-item="${next}"] [data-action="remove"]`, '[data-add]')
    },
    move(from, to) {
      list.move(from, to)
      const way = to < from ? 'up' : 'down'
      after(say.moved(from, to, count), `[data-item="${to}"] [data-action="${way}"]`)
    },
  }
}
