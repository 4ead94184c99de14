import { changeRecord } from '../../core/forms/change-record.ts'
import { tagCalls } from '../../core/tags/calls.ts'
import { purposeReasons, type Tag, tagForm } from '../../core/tags/tag.ts'
import { tagTexts } from '../../core/tags/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { FormFields } from '../kit/forms/form-fields.tsx'
import { RecordDrawer } from '../record-drawer.tsx'
import { ColourField } from './colour-field.tsx'

interface EditTagProps {
  /** Null for a new one. */
  tag: Tag | null
  organizationId: string
  onWritten: () => void
  onClose: () => void
}

/** A tag's name, its colour and what it is for. */
export default function EditTag({ tag, organizationId, onWritten, onClose }: EditTagProps) {
  const { http } = useDesk()
  const texts = useTexts(tagTexts)
  return (
    <RecordDrawer
      form={tagForm}
      id={`tags:${tag?.id ?? `new:${organizationId}`}`}
      record={tag}
      texts={texts}
      together={purposeReasons}
      messages={{ 'tag-for-nothing': texts.forNothing }}
      create={(fields, attempt) =>
        http.ask(tagCalls.create, { body: { organizationId, ...fields } }, { attempt })
      }
      change={(id, body) => changeRecord(http, tagCalls.change, { params: { id }, body })}
      onWritten={onWritten}
      onClose={onClose}
    >
      {form => {
        const field = fieldsOf(form)
        const plain = { form, fields: tagForm.fields, words: texts }
        return (
          <>
            <FormFields {...plain} names={['name']} />
            {field(
              'colour',
              texts.colour,
              bound => (
                <ColourField {...bound} />
              ),
              {
                show: colour => texts[`colour-${colour}`],
              },
            )}
            <FormFields {...plain} names={['forCustomers', 'forOrders', 'forRaffles']} />
            {tag && <p className="rd-tag-note">{texts.stays}</p>}
          </>
        )
      }}
    </RecordDrawer>
  )
}
