import { afterSwitch } from '../../core/after-switch.ts'
import { changeRecord } from '../../core/forms/change-record.ts'
import { mapSaved } from '../../core/forms/saved.ts'
import { type Profile, profileCalls, profileForm } from '../../core/profile/profile.ts'
import { followSaved } from '../../core/profile/profile-view.ts'
import { profileTexts } from '../../core/profile/texts.ts'
import type { RecordReading } from '../../core/record-view.ts'
import { languageChoices, themeChoices } from '../../core/session/user.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { FormDrawer } from '../form-drawer.tsx'
import type { FieldProps } from '../kit/fields/field.tsx'
import { LanguageField } from '../kit/fields/language-field.tsx'
import { SelectField } from '../kit/fields/select-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { FormFields } from '../kit/forms/form-fields.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'

interface EditProfileProps {
  profile: Profile
  view: RecordReading<Profile>
  onClose: () => void
}

/** Name, languages, theme and mails, saved together: of two tabs neither loses what the other saved. */
export default function EditProfile({ profile, view, onClose }: EditProfileProps) {
  const desk = useDesk()
  const texts = useTexts(profileTexts)
  const notify = useNotify()
  const form = useForm(profileForm.schema, {
    id: `profile:${profile.id}`,
    values: profileForm.valuesOf(profile),
    version: profile.version,
    async onSave(values, attempt) {
      const changes = profileForm.changesOf(attempt.base, values)
      const body = { ...changes, version: Number(attempt.version) }
      const saved = await changeRecord(desk.http, profileCalls.change, { body })
      return mapSaved(saved, profileForm.valuesOf)
    },
    onSaved() {
      const before = desk.$locale.get()
      view.reload()
      void followSaved(desk).then(() => {
        const say = () => notify('ok', desk.texts(profileTexts).get().saved)
        // The language may be what was saved.
        desk.$locale.get() === before ? say() : afterSwitch(desk, say)
      })
      onClose()
    },
  })
  const field = fieldsOf(form)
  const languageWord = (id: Profile['language']) => texts[`language-${id}`]
  const themeWord = (id: Profile['theme']) => texts[`theme-${id}`]
  const plain = { form, fields: profileForm.fields, words: texts }
  return (
    <FormDrawer
      form={form}
      size="sm"
      title={texts.edit}
      submit={texts.save}
      cancel={texts.cancel}
      onClose={onClose}
    >
      <div className="rd-record-form">
        <FormFields {...plain} names={['name']} />
        {field(
          'language',
          texts.language,
          bound => (
            <DeviceChoice {...bound} of={languageChoices} wordOf={languageWord} />
          ),
          { show: languageWord },
        )}
        {field(
          'theme',
          texts.theme,
          bound => (
            <DeviceChoice {...bound} of={themeChoices} wordOf={themeWord} />
          ),
          { show: themeWord },
        )}
        {field(
          'mailLanguage',
          texts.mailLanguage,
          bound => (
            <LanguageField {...bound} words={texts} />
          ),
          { show: languageWord },
        )}
        {profile.isOwner && <FormFields {...plain} names={['lockMails']} />}
      </div>
    </FormDrawer>
  )
}

interface DeviceChoiceProps<Id extends string> extends FieldProps<Id | 'auto'> {
  of: readonly (Id | 'auto')[]
  wordOf: (id: Id | 'auto') => string
}

/** One of a few, or as each device has it. */
function DeviceChoice<Id extends string>({
  of,
  wordOf,
  onChange,
  ...field
}: DeviceChoiceProps<Id>) {
  return (
    <SelectField
      {...field}
      options={of.map(id => ({ id, label: wordOf(id) }))}
      onChange={chosen => onChange(chosen ?? 'auto')}
    />
  )
}
