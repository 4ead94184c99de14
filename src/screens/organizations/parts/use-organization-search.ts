import { useState } from 'react'
import { messageOf } from '../../../core/errors.ts'
import { createOrganizationSearch } from '../../../core/organizations/search.ts'
import { organizationsTexts } from '../../../core/organizations/texts.ts'
import type { OrganizationChoice } from '../../../core/session/user.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import type { LoadOptions } from '../../kit/overlays/options/load-options.ts'
import type { Option } from '../../kit/overlays/options/option.ts'

/** The organisation search of section 2, as the kit's searches take it: its words, its calls, its failures. */
export function useOrganizationSearch(purpose: 'switch' | 'choose') {
  const desk = useDesk()
  const texts = useTexts(organizationsTexts)
  const errors = useTexts(errorTexts)
  const [search] = useState(() => forOptions(createOrganizationSearch(desk, purpose)))
  return {
    ...search,
    placeholder: texts.placeholder,
    noMatch: texts.noMatch,
    failureOf: (error: unknown) => messageOf(error, errors.unexpected),
  }
}

function forOptions({ find, named, debounceMs }: ReturnType<typeof createOrganizationSearch>) {
  const load: LoadOptions = (text, signal) => {
    const found = find(text, signal)
    return found instanceof Promise ? found.then(optionsOf) : optionsOf(found)
  }
  return {
    load,
    debounceMs,
    async find(id: string, signal: AbortSignal) {
      const organization = await named(id, signal)
      return organization && optionOf(organization)
    },
  }
}

interface Found {
  organizations: readonly OrganizationChoice[]
  more: boolean
}

function optionsOf({ organizations, more }: Found) {
  return { options: organizations.map(optionOf), more }
}

function optionOf({ id, name }: OrganizationChoice): Option {
  return { id, label: name }
}
