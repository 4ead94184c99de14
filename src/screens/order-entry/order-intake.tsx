import { OrderEntry } from './order-entry.tsx'

const sources = ['phone', 'mail'] as const

/** Orders by phone and by mail, as the contact centre enters them (section 2, "No-sidebar layout"). */
export default function OrderIntake() {
  return <OrderEntry way="orderIntake" sources={sources} />
}
