import { useEffect, useState } from 'react'
import type { WaitingOrder } from '../../../core/outbox/waiting-order.ts'
import { slipKeyOf } from '../../../core/slips/keep-key.ts'
import { sealSlip } from '../../../core/slips/seal-slip.ts'
import { correctionOf } from '../../../core/slips/slip.ts'
import { useDesk } from '../../desk.tsx'

export type Slip =
  | { state: 'making' }
  | { state: 'made'; code: string; correction: 'M' | 'L' }
  /** The server's key was never had, or this page may not seal. */
  | { state: 'none' }
  | { state: 'too-long' }

/** The slip of an order that waits on this device, sealed anew for whoever shows it. */
export function useSlip(
  order: Pick<WaitingOrder, 'key' | 'userId' | 'organizationId' | 'purchase'>,
): Slip {
  const desk = useDesk()
  const [slip, setSlip] = useState<Slip>({ state: 'making' })
  const { key } = order
  // An order never changes under its key, but for what its seller said of a duplicate.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of an order its key
  useEffect(() => {
    let isGone = false
    setSlip({ state: 'making' })
    void slipOf(desk, order).then(made => {
      if (!isGone) setSlip(made)
    })
    return () => {
      isGone = true
    }
  }, [desk, key])
  return slip
}

async function slipOf(
  desk: Parameters<typeof slipKeyOf>[0],
  { key, userId, organizationId, purchase }: Parameters<typeof sealSlip>[0],
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
