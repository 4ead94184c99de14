import { useEffect, useState } from 'react'
import type { WaitingOrder } from '../../../core/outbox/waiting-order.ts'
import { slipKeyOf } from '../../../core/slips/keep-key.ts'
import { sealSlip } from '../../../core/slips/seal-slip.ts'
import { correctionOf, type SlipOrder } from '../../../core/slips/slip.ts'
import { useDesk } from '../../desk.tsx'

export type Slip =
  | { state: 'making' }
  | { state: 'made'; code: string; correction: 'M' | 'L' }
  /** The server's key was never had, or this page may not seal. */
  | { state: 'none' }
  | { state: 'too-long' }

/** The slip of an order that waits on this device, sealed anew for whoever shows it; null where there is no such order. */
export function useSlip(
  waiting: Pick<WaitingOrder, 'key' | 'userId' | 'organizationId' | 'purchase'> | null,
): Slip | null {
  const desk = useDesk()
  const [slip, setSlip] = useState<Slip>({ state: 'making' })
  // The outbox reads its orders again and again: they are other objects, and the same order.
  const order = waiting && textOf(waiting)
  useEffect(() => {
    if (order === null) return
    let isGone = false
    setSlip({ state: 'making' })
    void slipOf(desk, JSON.parse(order) as SlipOrder).then(made => {
      if (!isGone) setSlip(made)
    })
    return () => {
      isGone = true
    }
  }, [desk, order])
  return order === null ? null : slip
}

const textOf = ({ key, userId, organizationId, purchase }: SlipOrder) =>
  JSON.stringify({ key, userId, organizationId, purchase } satisfies SlipOrder)

async function slipOf(
  desk: Parameters<typeof slipKeyOf>[0],
  { key, userId, organizationId, purchase }: SlipOrder,
): Promise<Slip> {
  const device = purchase.device?.id
  if (device === undefined) return { state: 'none' }
  try {
    const slipKey = await slipKeyOf(desk, { userId, organizationId, device })
    if (!slipKey) return { state: 'none' }
    const code = await sealSlip({ key, userId, organizationId, purchase }, slipKey)
    const correction = correctionOf(code)
    return correction ? { state: 'made', code, correction } : { state: 'too-long' }
  } catch {
    return { state: 'none' }
  }
}
