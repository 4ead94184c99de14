import * as v from 'valibot'
import { donationCalls } from '../../core/donations/calls.ts'
import type { DonationRow } from '../../core/donations/donation-list.ts'
import { donationTexts } from '../../core/donations/texts.ts'
import { oneLineText } from '../../core/fields/values.ts'
import { formatInstant } from '../../core/format/instants.ts'
import { formatMoney } from '../../core/format/money.ts'
import { changeRecord } from '../../core/forms/change-record.ts'
import { mapSaved } from '../../core/forms/saved.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { FormDialog } from '../kit/forms/form-dialog.tsx'
import { useLocale } from '../kit/language.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'

const ReceiptSchema = v.object({ receiptNumber: v.union([v.literal(''), oneLineText(60)]) })
const valuesOf = ({ receiptNumber }: DonationRow) => ({ receiptNumber: receiptNumber ?? '' })

interface ReceiptNumberProps {
  donation: DonationRow
  onSaved: () => void
  onClose: () => void
}

/** Under which number a receipt was issued. */
export default function ReceiptNumber({ donation, onSaved, onClose }: ReceiptNumberProps) {
  const { http } = useDesk()
  const texts = useTexts(donationTexts)
  const locale = useLocale()
  const notify = useNotify()
  const { id, version, amountCents, currency, givenAt, timeZone } = donation
  const donor = isolated(donation.donor.name)
  const form = useForm(ReceiptSchema, {
    id: `donation:${id}:receipt`,
    draft: 'no',
    values: valuesOf(donation),
    version,
    async onSave({ receiptNumber }, attempt) {
      const body = { receiptNumber: receiptNumber || null, version: Number(attempt.version) }
      const asked = { params: { id }, body }
      return mapSaved(await changeRecord(http, donationCalls.recordReceipt, asked), valuesOf)
    },
    onSaved() {
      notify('ok', texts.receiptSaved({ donor }))
      onSaved()
      onClose()
    },
  })
  const field = fieldsOf(form)
  return (
    <FormDialog
      form={form}
      title={texts.receiptTitle({ donor })}
      description={texts.receiptHint({
        amount: formatMoney(amountCents, currency, locale),
        day: formatInstant(givenAt, { timeZone, locale, style: 'date' }),
      })}
      submitLabel={texts.save}
      onClose={onClose}
    >
      {field('receiptNumber', texts.receiptNumber, bound => (
        <TextField
          {...bound}
          autoComplete="off"
          description={donation.receiptNumber === null ? undefined : texts.emptyTakesAway}
        />
      ))}
    </FormDialog>
  )
}
