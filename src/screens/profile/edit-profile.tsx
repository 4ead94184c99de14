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

/** Name, languages, colours and mails, saved together: of two tabs neither loses what the other saved. */
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
            <SelectField
              {...bound}
              options={languageChoices.map(id => ({ id, label: texts[`language-${id}`] }))}
              onChange={chosen => bound.onChange(chosen ?? 'auto')}
            />
          ),
          { show: language => texts[`language-${language}`] },
        )}
        {field(
          'theme',
          texts.theme,
          bound => (
            <SelectField
              {...bound}
              options={themeChoices.map(id => ({ id, label: texts[`theme-${id}`] }))}
              onChange={chosen => bound.onChange(chosen ?? 'auto')}
            />
          ),
          { show: theme => texts[`theme-${theme}`] },
        )}
        {field(
          'mailLanguage',
          texts.mailLanguage,
          bound => (
            <LanguageField {...bound} words={texts} />
          ),
          { show: language => texts[`language-${language}`] },
        )}
        {profile.isOwner && <FormFields {...plain} names={['lockMails']} />}
      </div>
    </FormDrawer>
  )
}
