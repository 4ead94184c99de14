import type { FieldValues } from 'react-hook-form'
import type { Fields, RecordForm, TypedValues, Values } from '../../core/fields/field.ts'
import { changeRecord } from '../../core/forms/change-record.ts'
import type { FieldReason } from '../../core/forms/form-rules.ts'
import { mapSaved } from '../../core/forms/saved.ts'
import {
  type OrganizationRecord,
  organizationRecordCalls,
} from '../../core/organizations/organization-record.ts'
import { organizationRecordTexts } from '../../core/organizations/record-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import type { KitForm } from '../kit/forms/form.ts'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'
import type { OrganizationQuestionProps } from './organization-question.ts'

/**
 * Some of an organization's fields in a form: what differs is sent.
 *
 * @param part names its draft
 * @param together what must hold between its fields
 */
export function useOrganizationForm<F extends Fields>(
  { schema, valuesOf, changesOf }: RecordForm<F>,
  part: string,
  { organization, view, onClose }: OrganizationQuestionProps,
  together: (typed: TypedValues<F>) => FieldReason[] = () => [],
): KitForm<TypedValues<F> & FieldValues> {
  const { http } = useDesk()
  const texts = useTexts(organizationRecordTexts)
  const notify = useNotify()
  const { id, version, name } = organization
  const typed = (record: OrganizationRecord) => valuesOf(record as unknown as Values<F>)
  return useForm(schema, {
    id: `organization:${id}:${part}`,
    values: typed(organization),
    version,
    messages: { province: texts.notOfCountry, 'charity-number': texts.wrongNumber },
    together,
    async onSave(values, attempt) {
      const body = { ...changesOf(attempt.base, values), version: Number(attempt.version) }
      const asked = { params: { id }, body }
      return mapSaved(await changeRecord(http, organizationRecordCalls.change, asked), typed)
    },
    onSaved(saved) {
      notify('ok', texts.saved({ name: String(Reflect.get(saved, 'name') ?? name) }))
      view.reload()
      onClose()
    },
  })
}
