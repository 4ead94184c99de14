import { useState } from 'react'
import * as v from 'valibot'
import { messageOf } from '../../../core/errors.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { tagCallsFor } from '../../../core/tags/set-calls.ts'
import { setTagTexts } from '../../../core/tags/set-texts.ts'
import type { TaggedKind } from '../../../core/tags/tag.ts'
import type { SetTag } from '../../../core/tags/tagged.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { FormDrawer } from '../../form-drawer.tsx'
import { ComboboxMultipleField } from '../../kit/fields/combobox-multiple-field.tsx'
import { fieldsOf } from '../../kit/forms/fields-of.tsx'
import { useForm } from '../../use-form.ts'
import { useNotify } from '../../use-notify.ts'
import { tagsLoader } from './tags-loader.ts'

export interface RecordTagsProps {
  kind: TaggedKind
  id: string
  organizationId: string | undefined
  /** What it is called: "Order 4F09C2". */
  name: string
  tags: readonly SetTag[]
  /** On a host's page they are only read, whoever asks. */
  mayEdit: boolean
}

const FormSchema = v.object({ tags: v.array(v.string()) })

/** Which tags one thing has. What others set or take off meanwhile stays as they have it. */
export default function EditTags({
  kind,
  id,
  organizationId,
  name,
  tags,
  onClose,
}: RecordTagsProps & { onClose: () => void }) {
  const { http } = useDesk()
  const texts = useTexts(setTagTexts)
  const errors = useTexts(errorTexts)
  const notify = useNotify()
  const [before] = useState(() => tags.map(tag => tag.id))
  const [chosen] = useState(() => tags.map(tag => ({ id: tag.id, label: tag.name })))
  const [{ load }] = useState(() => tagsLoader(http, kind, organizationId))
  const form = useForm(FormSchema, {
    id: `tags-of:${id}`,
    values: { tags: before },
    draft: 'no',
    async onSave(values, { idempotencyKey: attempt }) {
      const body = {
        add: values.tags.filter(each => !before.includes(each)),
        remove: before.filter(each => !values.tags.includes(each)),
      }
      await http.ask(tagCallsFor[kind].set, { params: { id }, body }, { attempt })
    },
    onSaved() {
      notify('ok', texts.saved({ name }))
      onClose()
    },
  })
  const field = fieldsOf(form)
  return (
    <FormDrawer
      form={form}
      size="sm"
      title={texts.title({ name })}
      description={texts.hint}
      submit={texts.save}
      cancel={texts.cancel}
      onClose={onClose}
    >
      {field('tags', texts.tags, bound => (
        <ComboboxMultipleField
          {...bound}
          load={load}
          debounceMs={0}
          chosen={chosen}
          placeholder={texts.find}
          noMatch={texts.none}
          failureOf={failure => messageOf(failure, errors.unexpected)}
        />
      ))}
    </FormDrawer>
  )
}
