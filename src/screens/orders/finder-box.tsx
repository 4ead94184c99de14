import { useStore } from '@nanostores/react'
import { Search, X } from 'lucide'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { formatFilter } from '../../core/format/filters.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { longestFindText } from '../../core/orders/find.ts'
import type { Completion } from '../../core/orders/find-completion.ts'
import { finderTexts } from '../../core/orders/finder-texts.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { knownRaffles } from '../../core/raffles/raffles-read.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { claimFocus } from '../claim-focus.ts'
import { useDesk, useTexts } from '../desk.tsx'
import fieldFrameCss from '../kit/fields/field-frame.css?inline'
import { useDelayedChange } from '../kit/filters/use-delayed-change.ts'
import { Icon } from '../kit/icon.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { useLocale } from '../kit/language.tsx'

addSheet(fieldFrameCss)

/** Shorter than for a list: one asks by each word, and the answer is there at once. */
const pauseMs = 150
/** Not everybody types conditions: what offers them comes while the first word is typed. */
const loadOffers = () => loadChunk(() => import('./finder-offers.tsx'))
type Offers = Awaited<ReturnType<typeof loadOffers>>

const keyOfText = (text: string) => formatFilter({ kind: 'search', text })

export interface FinderBoxHandle {
  focus(): void
  /** For another search, which can be typed at once. */
  clear(): void
  /**
   * The focus now, or once the box is in sight where its words are still on their way.
   * @returns ends the waiting
   */
  claimFocus(): (() => void) | undefined
}

interface FinderBoxProps {
  /** What is looked for. */
  value: string
  onLook: (text: string) => void
  /** To the answers: the first one gets the focus. */
  onDown: () => void
  /** Of the very text that stands there: the first answer opens. */
  onEnter: () => void
  ref: Ref<FinderBoxHandle>
}

/** The one box: what is typed is looked for at each pause, and conditions are offered while they are typed. */
export function FinderBox({ value, onLook, onDown, onEnter, ref }: FinderBoxProps) {
  const texts = useTexts(finderTexts)
  const input = useRef<HTMLInputElement>(null)
  const text = useDelayedChange(value, keyOfText, onLook, 'drop', pauseMs)
  const offers = useOffers(text.value)
  useImperativeHandle(ref, () => ({
    focus: () => input.current?.focus(),
    clear,
    claimFocus() {
      const { current } = input
      current?.focus()
      return current && !current.matches(':focus') ? claimFocus(current, 'title') : undefined
    },
  }))

  function put({ text: next, caret }: Completion) {
    text.change(next)
    offers.show(caret)
    // After the text stands there.
    requestAnimationFrame(() => input.current?.setSelectionRange(caret, caret))
  }

  function clear() {
    text.tell('')
    offers.hide()
    input.current?.focus()
  }

  /** @returns whether the key was meant for the box */
  function onKey(key: string): boolean {
    const { chosen, list } = offers
    switch (key) {
      case 'ArrowDown':
        if (list.length > 0) offers.go(1)
        else if (text.value.trim() === '') offers.showAll()
        else onDown()
        return true
      case 'ArrowUp':
        if (list.length === 0) return false
        offers.go(-1)
        return true
      case 'Tab':
        if (!chosen) return false
        put(chosen)
        return true
      case 'Enter':
        if (chosen) put(chosen)
        else if (keyOfText(text.value) === value) onEnter()
        else text.tell(text.value)
        if (!chosen) offers.hide()
        return true
      case 'Escape':
        if (list.length > 0) offers.hide()
        else if (text.value !== '') clear()
        else return false
        return true
      default:
        return false
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const { shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event
    if (nativeEvent.isComposing || shiftKey || altKey || ctrlKey || metaKey) return
    if (!onKey(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <search className="rd-finder-box" data-next>
      <Icon of={Search} size={18} />
      <input
        ref={input}
        className="rd-input rd-finder-input"
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestFindText}
        aria-label={texts.box}
        placeholder={texts.box}
        aria-autocomplete="list"
        aria-expanded={offers.list.length > 0}
        aria-controls={offers.list.length > 0 ? listId : undefined}
        aria-activedescendant={offers.active}
        value={text.value}
        onChange={({ currentTarget }) => {
          text.change(currentTarget.value)
          offers.show(currentTarget.selectionStart ?? currentTarget.value.length)
        }}
        onKeyDown={onKeyDown}
        onFocus={offers.load}
        onBlur={offers.hide}
      />
      {text.value !== '' && (
        <IconButton
          className="rd-finder-clear"
          label={texts.clear}
          icon={X}
          size="sm"
          onClick={clear}
        />
      )}
      {offers.Panel && offers.list.length > 0 && (
        <offers.Panel
          id={listId}
          anchor={input}
          offers={offers.list}
          chosen={offers.chosen}
          onChoose={put}
        />
      )}
    </search>
  )
}

const listId = 'rd-finder-offers'

/** What is offered for the part at the caret, and which of it the arrows have come to. */
function useOffers(text: string) {
  const desk = useDesk()
  const words = useTexts(orderTexts)
  const locale = useLocale()
  const raffles = knownRaffles(useStore(desk.$raffles))
  const [at, setAt] = useState({ caret: 0, isOpen: false, all: false, place: -1 })
  const offering = { words, locale, raffles: raffles.map(({ name }) => name), all: at.all }
  const [offers, setOffers] = useState<Offers>()
  const list = (at.isOpen && offers?.completionsAt(text, at.caret, offering)) || []
  const chosen = list[at.place]
  const hide = () => setAt({ ...at, isOpen: false })
  return {
    Panel: offers?.Panel,
    list,
    chosen,
    hide,
    load() {
      if (offers) return
      // Without them one types what one knows.
      loadOffers().then(setOffers, () => undefined)
    },
    show: (caret: number) => setAt({ caret, isOpen: true, all: false, place: -1 }),
    showAll: () => setAt({ caret: text.length, isOpen: true, all: true, place: 0 }),
    go: (step: 1 | -1) => {
      const { length } = list
      const from = at.place === -1 && step === -1 ? 0 : at.place
      setAt({ ...at, place: (from + step + length) % length })
    },
    active: chosen && `${listId}-${at.place}`,
  }
}
