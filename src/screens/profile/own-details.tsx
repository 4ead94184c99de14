import { changeRecord } from '../../core/forms/change-record.ts'
import { mapSaved } from '../../core/forms/saved.ts'
import { type Profile, profileCalls, profileForm } from '../../core/profile/profile.ts'
import { followSaved } from '../../core/profile/profile-view.ts'
import { profileTexts } from '../../core/profile/texts.ts'
import { languageChoices, themeChoices } from '../../core/session/user.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Card } from '../kit/card.tsx'
import { LanguageField } from '../kit/fields/language-field.tsx'
import { SelectField } from '../kit/fields/select-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { Form } from '../kit/forms/form.tsx'
import { FormFields } from '../kit/forms/form-fields.tsx'
import { KeyValueList } from '../kit/key-value-list.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'

interface OwnDetailsProps {
  profile: Profile
  onSaved: (profile: Profile) => void
}

/** Name, languages, colours and mails, saved together: of two tabs neither loses what the other saved. */
export function OwnDetails({ profile, onSaved }: OwnDetailsProps) {
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
      if (saved.state === 'saved') onSaved(saved.record)
      return mapSaved(saved, profileForm.valuesOf)
    },
    onSaved() {
      notify('ok', texts.saved)
      void followSaved(desk)
    },
  })
  const field = fieldsOf(form)
  const plain = { form, fields: profileForm.fields, words: texts }
  return (
    <Form form={form} saveLabel={texts.save}>
      <Card title={texts.you}>
        <div className="rd-record-padded">
          <FormFields {...plain} names={['name']} />
          <KeyValueList
            single
            items={[{ name: texts.email, value: profile.email, copy: profile.email }]}
          />
          <p className="rd-record-muted">{texts.emailHint}</p>
          {field('language', texts.language, bound => (
            <SelectField
              {...bound}
              options={languageChoices.map(id => ({ id, label: texts[`language-${id}`] }))}
              onChange={chosen => bound.onChange(chosen ?? 'auto')}
            />
          ))}
          {field('theme', texts.theme, bound => (
            <SelectField
              {...bound}
              options={themeChoices.map(id => ({ id, label: texts[`theme-${id}`] }))}
              onChange={chosen => bound.onChange(chosen ?? 'auto')}
            />
          ))}
        </div>
      </Card>
      <Card title={texts.mails}>
        <div className="rd-record-padded">
          {field('mailLanguage', texts.mailLanguage, bound => (
            <LanguageField {...bound} words={texts} />
          ))}
          {profile.isOwner && <FormFields {...plain} names={['lockMails']} />}
          <p className="rd-record-muted">{texts.alwaysMailed}</p>
        </div>
      </Card>
    </Form>
  )
}
