import { X } from 'lucide'
import { type KeyboardEvent, useRef, useState } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { Icon } from '../icon.tsx'
import { useWords } from '../language.tsx'
import type { Option } from '../overlays/options/option.ts'
import { optionTexts } from '../overlays/options/texts.ts'
import tagListCss from './tag-list.css?inline'

addSheet(tagListCss)

interface TagListProps {
  /** Names the list. */
  label: string
  tags: readonly Option[]
  /** Without it, they can only be read. */
  onRemove?: ((id: string) => void) | undefined
  /** Past the last one: the focus goes on to the input. */
  onLeave: () => void
}

/**
 * Tags that can be removed. Tab comes to one of them; arrow keys move between them, Delete and Backspace remove,
 * and the focus stays beside what went. Not the library's own: that one writes into the host's document, where
 * nothing in a shadow root can refer to it.
 */
export function TagList({ label, tags, onRemove, onLeave }: TagListProps) {
  const words = useWords(optionTexts)
  const list = useRef<HTMLUListElement>(null)
  const [reached, setReached] = useState(0)
  const [removed, setRemoved] = useState('')
  const current = Math.min(reached, tags.length - 1)

  function focusOn(at: number) {
    const buttons = list.current?.querySelectorAll('button') ?? []
    if (at >= buttons.length) onLeave()
    else buttons[Math.max(0, at)]?.focus()
  }

  function remove(at: number) {
    const tag = tags[at]
    if (!tag || !onRemove) return
    // The neighbour that takes its place, before this one goes.
    focusOn(at + 1 < tags.length ? at + 1 : at - 1 >= 0 ? at - 1 : tags.length)
    setRemoved(words.removed({ name: tag.label }))
    onRemove(tag.id)
  }

  function onKeyDown(event: KeyboardEvent, at: number) {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tags.length - 1 }[event.key]
    const removes = event.key === 'Delete' || event.key === 'Backspace'
    if (to === undefined && !removes) return
    event.preventDefault()
    event.stopPropagation()
    if (to === undefined) remove(at)
    else focusOn(to)
  }

  return (
    <>
      {tags.length > 0 && (
        <ul ref={list} className="rd-tags" aria-label={label}>
          {tags.map((tag, at) => (
            <li key={tag.id} className="rd-tag">
              <span className="rd-tag-label">{tag.label}</span>
              {onRemove && (
                <button
                  type="button"
                  className="rd-tag-remove"
                  tabIndex={at === current ? 0 : -1}
                  aria-label={words.remove({ name: tag.label })}
                  title={words.remove({ name: tag.label })}
                  onFocus={() => setReached(at)}
                  onKeyDown={event => onKeyDown(event, at)}
                  onClick={() => remove(at)}
                >
                  <Icon of={X} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <span className="rd-only-read-out" role="status">
        {removed}
      </span>
    </>
  )
}
