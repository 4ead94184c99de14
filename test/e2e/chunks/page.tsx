import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { FilterValues } from '../../../src/core/format/filters.ts'
import { registerFont } from '../../../src/core/style/font.ts'
import { adoptSheets } from '../../../src/core/style/sheets.ts'
import { attachRoot } from '../../../src/elements/attach-root.ts'
import { Button } from '../../../src/screens/kit/button.tsx'
import { RichTextField } from '../../../src/screens/kit/fields/rich-text-field.tsx'
import { TextField } from '../../../src/screens/kit/fields/text-field.tsx'
import { FilterBar } from '../../../src/screens/kit/filters/filter-bar.tsx'
import type { FilterDefinition } from '../../../src/screens/kit/filters/filter-definition.ts'
import { LanguageContext } from '../../../src/screens/kit/language.tsx'
import { languageOf } from '../../../stories/support/scene.tsx'

const filters: FilterDefinition[] = [
  { kind: 'search', id: 'q', label: 'Search orders' },
  { kind: 'days', id: 'created', label: 'Created', pinned: true, timeZone: 'America/Halifax' },
]

function Parts() {
  const [values, setValues] = useState<FilterValues>({})
  const [name, setName] = useState('')
  const [body, setBody] = useState('<p>Dear {{firstName}}, thank you.</p>')
  const [writing, setWriting] = useState(false)
  return (
    <>
      <FilterBar
        filters={filters}
        values={values}
        now={new Date('2026-11-20T18:00:00Z')}
        onChange={setValues}
      />
      <output>{JSON.stringify(values)}</output>
      <TextField label="Name" value={name} onChange={setName} />
      <Button onClick={() => setWriting(true)}>Write</Button>
      {writing && <RichTextField label="Body" value={body} onChange={setBody} />}
      <output>{body}</output>
    </>
  )
}

const root = attachRoot(document.querySelector<HTMLElement>('#parts')!)
adoptSheets(root.getRootNode() as ShadowRoot)
registerFont()
createRoot(root).render(
  <LanguageContext value={languageOf('en')}>
    <Parts />
  </LanguageContext>,
)
