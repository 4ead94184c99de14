import { OrderEntry } from './order-entry.tsx'

const sources = ['walk_in'] as const

/** Orders in person, over the counter (section 2, "No-sidebar layout"). */
export default function CreateOrder() {
  return <OrderEntry way="createOrder" sources={sources} />
}
