import { organizationsTexts } from '../../../core/organizations/texts.ts'
import type { OrganizationChoice } from '../../../core/session/user.ts'
import { useTexts } from '../../desk.tsx'
import { OptionSearch } from '../../kit/overlays/options/option-search.tsx'
import { useOrganizationSearch } from './use-organization-search.ts'

export interface OrganizationSearchListProps {
  /** Marked in the list. */
  currentId: string
  /** Also the current one: the person stays. */
  onChoose: (choice: OrganizationChoice) => void
}

/**
 * The organisation search of section 2 with its list in place, for the switcher's open panel. A file of its
 * own: the field's brings the forms' code along, which the top bar has no use for.
 */
export function OrganizationSearchList({ currentId, onChoose }: OrganizationSearchListProps) {
  const texts = useTexts(organizationsTexts)
  const { load, debounceMs, placeholder, noMatch, failureOf } = useOrganizationSearch('switch')
  return (
    <OptionSearch
      label={texts.search}
      listLabel={texts.list}
      placeholder={placeholder}
      load={load}
      debounceMs={debounceMs}
      noMatch={noMatch}
      failureOf={failureOf}
      chosenId={currentId}
      noteOf={option => (option.id === currentId ? texts.current : undefined)}
      onChoose={({ id, label }) => onChoose({ id, name: label })}
    />
  )
}
