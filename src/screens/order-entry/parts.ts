import type { Asked } from '../../core/order-entry/missing.ts'
import type { OnSale } from '../../core/order-entry/on-sale.ts'
import type { EntryValues } from '../../core/order-entry/typed-entry.ts'
import type { KitForm } from '../kit/forms/form.ts'

/** What each part of the form is handed. */
export interface PartProps {
  form: KitForm<EntryValues>
  sale: OnSale
  /** As typed so far. */
  values: EntryValues
  /** What they ask for. */
  asked: Asked
}
