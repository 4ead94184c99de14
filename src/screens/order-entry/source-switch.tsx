import { askedOf } from '../../core/order-entry/missing.ts'
import type { PurchaseSource } from '../../core/order-entry/purchase.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { firstTender } from '../../core/order-entry/usual-tender.ts'
import { useTexts } from '../desk.tsx'
import { FormField } from '../kit/forms/form-field.tsx'
import type { PartProps } from './parts.ts'
import { Segments } from './segments.tsx'

/** By phone or by mail. */
export function SourceSwitch({
  form,
  sale,
  values,
  sources,
}: PartProps & { sources: readonly PurchaseSource[] }) {
  const texts = useTexts(orderEntryTexts)

  function choose(source: PurchaseSource) {
    // Its fields were never seen: they aren't marked for a try before.
    for (const path of ['tender', 'scriptRead', 'batchId', 'receivedOn']) form.faults.spare(path)
    const { tenders } = askedOf({ ...values, source }, sale)
    const usual = firstTender(source, sale)
    form.methods.setValue('tender.type', tenders.includes(usual) ? usual : (tenders[0] ?? usual))
  }

  return (
    <FormField form={form} name="source" label={texts.source}>
      {bound => (
        <Segments<PurchaseSource>
          {...bound}
          options={sources.map(id => ({ id, label: texts[`source-${id}`] }))}
          onChange={source => {
            choose(source)
            bound.onChange(source)
          }}
        />
      )}
    </FormField>
  )
}
