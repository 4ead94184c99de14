import { addressReasons } from '../../core/customers/address.ts'
import { customerCalls } from '../../core/customers/calls.ts'
import { customerForm } from '../../core/customers/customer.ts'
import { nameWithin } from '../../core/customers/full-name.ts'
import { customerTexts } from '../../core/customers/texts.ts'
import { changeRecord } from '../../core/forms/change-record.ts'
import { mapSaved } from '../../core/forms/saved.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { FormDrawer } from '../form-drawer.tsx'
import { LanguageField } from '../kit/fields/language-field.tsx'
import { PhoneField } from '../kit/fields/phone-field.tsx'
import { PostalCodeField } from '../kit/fields/postal-code-field.tsx'
import { RegionField } from '../kit/fields/region-field.tsx'
import { useAddressLabels } from '../kit/fields/use-address-labels.ts'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { FormFields } from '../kit/forms/form-fields.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'
import type { CustomerQuestionProps } from './customer-question.ts'

/** How a customer is reached, to be corrected. */
export default function EditCustomer({ customer, onClose }: CustomerQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(customerTexts)
  const notify = useNotify()
  const { id, version, country } = customer
  const labels = useAddressLabels(country)
  const form = useForm(customerForm.schema, {
    id: `customer:${id}`,
    values: customerForm.valuesOf(customer),
    version,
    together: typed => addressReasons(typed, country),
    async onSave(values, attempt) {
      const changes = customerForm.changesOf(attempt.base, values)
      const body = { ...changes, version: Number(attempt.version) }
      const asked = { params: { id }, body }
      const saved = await changeRecord(http, customerCalls.change, asked)
      return mapSaved(saved, customerForm.valuesOf)
    },
    onSaved(saved) {
      notify('ok', texts.saved({ name: nameWithin(saved) }))
      onClose()
    },
  })
  const field = fieldsOf(form)
  const plain = { form, fields: customerForm.fields, words: texts }
  return (
    <FormDrawer
      form={form}
      size="sm"
      title={texts.editTitle({ name: nameWithin(customer) })}
      submit={texts.save}
      cancel={texts.cancel}
      onClose={onClose}
    >
      <FormFields {...plain} names={['firstName', 'lastName', 'email']} />
      {field('phone', texts.phone, bound => (
        <PhoneField {...bound} />
      ))}
      <FormFields {...plain} names={['address', 'city']} />
      {field('province', labels.region, bound => (
        <RegionField {...bound} country={country} />
      ))}
      {field('postalCode', labels.postalCode, bound => (
        <PostalCodeField {...bound} country={country} />
      ))}
      {field('language', texts.language, bound => (
        <LanguageField {...bound} words={texts} />
      ))}
      <FormFields {...plain} names={['consent']} />
    </FormDrawer>
  )
}
