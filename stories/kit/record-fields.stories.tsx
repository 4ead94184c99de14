import { useState } from 'react'
import { formOf } from '../../src/core/fields/field.ts'
import { count, email, longText, text, yesNo } from '../../src/core/fields/kinds.ts'
import { formRules } from '../../src/core/forms/form-rules.ts'
import type { Locale } from '../../src/core/i18n/texts.ts'
import { Form } from '../../src/screens/kit/forms/form.tsx'
import { FormFields } from '../../src/screens/kit/forms/form-fields.tsx'
import { useKitForm } from '../../src/screens/kit/forms/use-kit-form.ts'
import { type KitStory, kitStory } from '../support/story.tsx'

export default {}

const station = formOf({
  name: text(120, { required: true }),
  email: email(),
  devices: count({ most: 40 }),
  note: longText(500),
  open: yesNo(true),
})

const words = {
  en: {
    name: 'Name',
    email: 'Email',
    devices: 'Devices',
    devicesHint: 'At most 40.',
    note: 'Note',
    open: 'Open',
    locked: 'The raffle is closed.',
  },
  fr: {
    name: 'Nom',
    email: 'Courriel',
    devices: 'Appareils',
    devicesHint: '40 au plus.',
    note: 'Remarque',
    open: 'Ouvert',
    locked: 'La tombola est close.',
  },
} as const

function Station({ locale, locked = false }: { locale: Locale; locked?: boolean }) {
  const [rules] = useState(() => formRules(station.schema))
  const form = useKitForm<typeof station.initially, unknown>({
    rules,
    values: { ...station.initially, name: 'Quai Sud' },
    onSave: async () => ({ state: 'saved' }),
  })
  return (
    <Form form={form}>
      <FormFields
        form={form}
        fields={station.fields}
        names={['name', 'email', 'devices', 'note', 'open']}
        words={words[locale]}
        lockedBecause={locked ? words[locale].locked : undefined}
      />
    </Form>
  )
}

/** Plain fields as a record declares them: each drawn by its kind. */
export const OfEachKind: KitStory = kitStory(({ locale }) => <Station locale={locale} />)

export const Locked: KitStory = kitStory(({ locale }) => <Station locale={locale} locked />)
