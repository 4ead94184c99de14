import { useState } from 'react'
import { embedKeyCalls, NewKeyFormSchema } from '../../core/embed-keys/embed-key.ts'
import { hashOfSecret, newKeySecret } from '../../core/embed-keys/key-secret.ts'
import { embedKeysOf } from '../../core/embed-keys/keys-kept.ts'
import { embedKeyTexts } from '../../core/embed-keys/texts.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { organizationRoles } from '../../core/session/role.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { roleOptions, roleTexts } from '../../core/users/role-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { FormDrawer } from '../form-drawer.tsx'
import { Button } from '../kit/button.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { CheckboxGroupField } from '../kit/fields/checkbox-group-field.tsx'
import { TextAreaField } from '../kit/fields/text-area-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { Dialog } from '../kit/overlays/dialog.tsx'
import { useForm } from '../use-form.ts'
import embedKeysCss from './embed-keys.css?inline'
import type { KeyQuestionProps } from './key-question.ts'

addSheet(embedKeysCss)

/** Makes an embedding key, and shows its secret once. */
export default function AddKey({ organizationId, onClose }: KeyQuestionProps) {
  const desk = useDesk()
  const texts = useTexts(embedKeyTexts)
  const words = useTexts(roleTexts)
  const [secret] = useState(newKeySecret)
  const [made, setMade] = useState<string | null>(null)
  const form = useForm(NewKeyFormSchema, {
    id: `embed-key:${organizationId}`,
    values: { name: '', roles: [], origins: '' },
    messages: {
      'no-role': texts.rolesNeeded,
      'page-origin': texts.originWrong,
      'many-origins': texts.manyOrigins,
    },
    async onSave(values, { idempotencyKey: attempt }) {
      const body = { ...values, secretHash: await hashOfSecret(secret) }
      const params = { id: organizationId }
      await desk.http.ask(embedKeyCalls.add, { params, body }, { attempt })
    },
    onSaved({ name }) {
      embedKeysOf(desk, organizationId).reload()
      setMade(name)
    },
  })
  const field = fieldsOf(form)
  if (made !== null) return <Secret name={made} secret={secret} onClose={onClose} />
  return (
    <FormDrawer
      form={form}
      size="md"
      title={texts.addTitle}
      description={texts.addHint}
      submit={texts.make}
      cancel={texts.cancel}
      onClose={onClose}
    >
      {field('name', texts.name, bound => (
        <TextField {...bound} description={texts.nameHint} />
      ))}
      {field('roles', texts.roles, bound => (
        <CheckboxGroupField {...bound} options={roleOptions(organizationRoles, words)} />
      ))}
      {field('origins', texts.origins, bound => (
        <TextAreaField {...bound} description={texts.originsHint} />
      ))}
    </FormDrawer>
  )
}

function Secret({ name, secret, onClose }: { name: string; secret: string; onClose: () => void }) {
  const texts = useTexts(embedKeyTexts)
  return (
    <Dialog
      open
      showsOnce
      title={texts.secretTitle({ name: isolated(name) })}
      description={texts.secretHint}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <p className="rd-embed-key-secret">
        <code>{secret}</code>
        <CopyButton text={secret} what={texts.secret} />
      </p>
    </Dialog>
  )
}
