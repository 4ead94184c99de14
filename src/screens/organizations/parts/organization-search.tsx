import { useStore } from '@nanostores/react'
import { Search } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { createOrganizationSearch } from '../../../core/organizations/search.ts'
import { organizationsTexts } from '../../../core/organizations/texts.ts'
import type { OrganizationChoice } from '../../../core/session/user.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Spinner } from '../../kit/spinner.tsx'
import { OrganizationOptions } from './organization-options.tsx'
import searchCss from './organization-search.css?inline'
import { SearchOutcome } from './search-outcome.tsx'
import { useActiveOption } from './use-active-option.ts'

addSheet(searchCss)

export interface OrganizationSearchProps {
  /** Marked in the list. */
  currentId: string
  onChoose: (choice: OrganizationChoice) => void
}

/** Finds an organisation by name (section 2, "Organization search dropdown"): a combobox and its list. */
export function OrganizationSearch({ currentId, onChoose }: OrganizationSearchProps) {
  const texts = useTexts(organizationsTexts)
  const desk = useDesk()
  const [search] = useState(() => createOrganizationSearch(desk))
  const state = useStore(search.$state)
  const shown = state.state === 'ready' || state.state === 'loading' ? state.shown : []
  const { active, setActive, onKeyDown } = useActiveOption({ shown, currentId, onChoose })
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const listId = `${id}-list`
  const optionId = (choice: OrganizationChoice) => `${id}-${choice.id}`

  useEffect(() => input.current?.focus(), [])

  return (
    <>
      <div className="rd-organization-search">
        {state.state === 'loading' ? <Spinner /> : <Icon of={Search} />}
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={texts.search}
          placeholder={texts.placeholder}
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-activedescendant={active ? optionId(active) : undefined}
          onInput={event => search.find(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {shown.length > 0 && (
        <OrganizationOptions
          id={listId}
          shown={shown}
          active={active}
          currentId={currentId}
          optionId={optionId}
          onPoint={setActive}
          onChoose={onChoose}
        />
      )}
      <SearchOutcome state={state} onRetry={search.retry} onDismiss={search.dismiss} />
    </>
  )
}
