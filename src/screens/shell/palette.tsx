import { useStore } from '@nanostores/react'
import { CornerDownLeft, Search } from 'lucide'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { TextField } from 'react-aria-components/TextField'
import { bestFirst } from '../../core/shell/palette-match.ts'
import { createPaletteSearch } from '../../core/shell/palette-search.ts'
import type { FoundThing, PaletteSource } from '../../core/shell/palette-sources.ts'
import { paletteTexts } from '../../core/shell/palette-texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { Icon } from '../kit/icon.tsx'
import { Key } from '../kit/key.tsx'
import { AriaRoot } from '../kit/overlays/aria-root.tsx'
import paletteCss from './palette.css?inline'
import { PaletteFailures } from './palette-failures.tsx'
import { type ListedGroup, PaletteList } from './palette-list.tsx'
import { PaletteStatus } from './palette-status.tsx'

addSheet(paletteCss)

/** What is written on the keys. */
const keyOf = { close: 'Esc' }

/** They move the highlight. */
const choosingKeys = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'])

export interface PaletteProps {
  /** The screens this person may open, the recent ones first. */
  screens: readonly FoundThing[]
  /** How many of them are recent. */
  recentCount: number
  sources: readonly PaletteSource[]
  /** The name of a source's group. */
  nameOf: (title: string) => string
  onOpen: (thing: FoundThing) => void
  onClose: () => void
}

/** Goes to any screen, and to what the live search finds. Type, choose by arrows, open by Enter. */
export function Palette(props: PaletteProps) {
  const texts = useTexts(paletteTexts)
  return (
    <AriaRoot>
      <ModalOverlay
        className="rd-palette-veil"
        isOpen
        isDismissable
        onOpenChange={isOpen => isOpen || props.onClose()}
      >
        <Modal className="rd-palette">
          <AriaDialog className="rd-palette-inside" aria-label={texts.palette}>
            <Finder {...props} />
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaRoot>
  )
}

function Finder({ screens, recentCount, sources, nameOf, onOpen }: PaletteProps) {
  const texts = useTexts(paletteTexts)
  const [text, setText] = useState('')
  const moved = useRef(false)
  const [search] = useState(() => createPaletteSearch(sources))
  const groups = useStore(search.$groups)
  useEffect(() => search.stop, [search])

  const listed = useMemo((): ListedGroup[] => {
    if (text.trim() === '') {
      return [
        { id: 'recent', title: texts.recent, things: screens.slice(0, recentCount) },
        { id: 'screens', title: texts.screens, things: screens.slice(recentCount) },
      ]
    }
    return [
      { id: 'screens', title: texts.screens, things: bestFirst(screens, text) },
      ...groups.map(({ id, title, answer }) => ({
        id,
        title: nameOf(title),
        things: answer.state === 'ready' ? answer.found : [],
      })),
    ]
  }, [text, texts, screens, recentCount, groups, nameOf])

  const isSearching = groups.some(({ answer }) => answer.state === 'loading')
  const isEmpty = listed.every(({ things }) => things.length === 0)
  const nothing = isEmpty ? texts.nothing({ text: text.trim() }) : ''
  const status = isSearching ? texts.searching : nothing
  const type = (next: string) => {
    setText(next)
    moved.current = false
    search.search(next)
  }
  /** Deleting leaves nothing chosen in the list; Enter then means the first. */
  function press({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (choosingKeys.has(key)) moved.current = true
    const [first] = listed.flatMap(({ things }) => things)
    const isChosen = currentTarget.hasAttribute('aria-activedescendant')
    if (key === 'Enter' && !isChosen && first && text.trim() !== '') onOpen(first)
  }

  return (
    <>
      <Autocomplete inputValue={text} onInputChange={type}>
        <TextField className="rd-palette-search" aria-label={texts.palette} autoFocus>
          <Icon of={Search} />
          <Input
            className="rd-palette-input"
            role="combobox"
            aria-expanded={!isEmpty}
            aria-haspopup="listbox"
            placeholder={texts.placeholder}
            onKeyDown={press}
          />
        </TextField>
        <PaletteList label={texts.palette} groups={listed} moved={moved} onOpen={onOpen} />
      </Autocomplete>
      <PaletteStatus words={status} />
      <PaletteFailures groups={groups} nameOf={nameOf} onRetry={search.retry} />
      <p className="rd-palette-hints" aria-hidden="true">
        <Key>↑</Key>
        <Key>↓</Key>
        <span>{texts.choose}</span>
        <Key>
          <Icon of={CornerDownLeft} size={11} />
        </Key>
        <span>{texts.open}</span>
        <Key>{keyOf.close}</Key>
        <span>{texts.leave}</span>
      </p>
    </>
  )
}
