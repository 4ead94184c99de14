import { useCallback, useState } from 'react'
import { customerCalls } from '../../core/customers/calls.ts'
import { nameWithin } from '../../core/customers/full-name.ts'
import { mergeTexts } from '../../core/customers/merge-texts.ts'
import { customerTexts } from '../../core/customers/texts.ts'
import { messageOf } from '../../core/errors.ts'
import { formatPhone } from '../../core/format/phone.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { ComboboxField } from '../kit/fields/combobox-field.tsx'
import { useLocale } from '../kit/language.tsx'
import { Drawer } from '../kit/overlays/drawer.tsx'
import type { LoadOptions } from '../kit/overlays/options/load-options.ts'
import type { CustomerQuestionProps } from './customer-question.ts'
import MergeCustomers from './merge-customers.tsx'

/** Anybody may be the same person: the other is found first, and then both are looked at as any two are. */
export default function MergeAnother(props: CustomerQuestionProps) {
  const { customer, onClose } = props
  const texts = useTexts(mergeTexts)
  const { search } = useTexts(customerTexts)
  const errors = useTexts(errorTexts)
  const load = useOthers(customer.id)
  const [mergedId, setMergedId] = useState<string | null>(null)
  if (mergedId !== null) return <MergeCustomers {...props} mergedId={mergedId} />
  return (
    <Drawer
      open
      title={texts.mergeTitle({ name: nameWithin(customer) })}
      description={texts.otherHint}
      onClose={onClose}
      footer={
        <Button size="lg" onClick={onClose}>
          {texts.keepBoth}
        </Button>
      }
    >
      <ComboboxField
        ref={takesFocus}
        label={texts.other}
        placeholder={search}
        load={load}
        noMatch={texts.noMatch}
        failureOf={error => messageOf(error, errors.unexpected)}
        value={mergedId}
        onChange={setMergedId}
      />
    </Drawer>
  )
}

/** Nothing else is asked there: whoever opened it goes on typing. */
const takesFocus = (field: HTMLInputElement | null) => field?.focus()

/** Customers of the organization but this one; how they are reached tells namesakes apart. */
function useOthers(id: string): LoadOptions {
  const { http, $organization } = useDesk()
  const locale = useLocale()
  return useCallback(
    async (text, signal) => {
      const query = {
        organizationId: $organization.get()?.id,
        pageSize: 20,
        ...(text && { search: text }),
      }
      const { data, paging } = await http.ask(customerCalls.list, { query }, { signal })
      const others = data.filter(other => other.id !== id && !other.erased)
      return {
        options: others.map(({ id: otherId, name, email, phone, city }) => ({
          id: otherId,
          label: name,
          description: email ?? (phone === null ? (city ?? undefined) : formatPhone(phone, locale)),
        })),
        more: paging.nextCursor !== null,
      }
    },
    [http, $organization, id, locale],
  )
}
