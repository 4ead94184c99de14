import { embedKeyCalls, OriginsFormSchema, originChanges } from '../../core/embed-keys/embed-key.ts'
import { embedKeysOf } from '../../core/embed-keys/keys-kept.ts'
import { embedKeyTexts } from '../../core/embed-keys/texts.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { FormDrawer } from '../form-drawer.tsx'
import { TextAreaField } from '../kit/fields/text-area-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'
import type { OneKeyQuestionProps } from './key-question.ts'

/** Where the pages are that may hold an embedding key's tokens. */
export default function ChangeOrigins({ organizationId, embedKey, onClose }: OneKeyQuestionProps) {
  const desk = useDesk()
  const texts = useTexts(embedKeyTexts)
  const notify = useNotify()
  const { id, name } = embedKey
  const form = useForm(OriginsFormSchema, {
    id: `embed-key-origins:${id}`,
    values: { origins: embedKey.origins.join('\n') },
    messages: { 'page-origin': texts.originWrong, 'many-origins': texts.manyOrigins },
    async onSave({ origins }, { idempotencyKey: attempt }) {
      const body = originChanges(embedKey.origins, origins)
      await desk.http.ask(embedKeyCalls.change, { params: { id }, body }, { attempt })
    },
    onSaved() {
      notify('ok', texts.saved({ name }))
      embedKeysOf(desk, organizationId).reload()
      onClose()
    },
  })
  const field = fieldsOf(form)
  return (
    <FormDrawer
      form={form}
      size="sm"
      title={texts.changeTitle({ name: isolated(name) })}
      description={texts.changeHint}
      submit={texts.save}
      cancel={texts.cancel}
      onClose={onClose}
    >
      {field('origins', texts.origins, bound => (
        <TextAreaField {...bound} description={texts.originsHint} />
      ))}
    </FormDrawer>
  )
}
