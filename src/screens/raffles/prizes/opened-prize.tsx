import { useState } from 'react'
import { PrizeDrawer, type PrizeDrawerProps } from './prize-drawer.tsx'
import { PrizeFacts } from './prize-facts.tsx'
import { usePrizeReasons } from './use-prize-reasons.ts'

/** A prize in a drawer: its form, or facts for those who can't change it. */
export default function OpenedPrize(props: PrizeDrawerProps) {
  const { raffle, prize, onClose } = props
  const reasons = usePrizeReasons(raffle.status)
  // A form that is open stays one, should the raffle close meanwhile: what was typed is not lost.
  const [because] = useState(() => (prize ? reasons('edit', prize) : undefined))
  if (prize && because)
    return <PrizeFacts raffle={raffle} prize={prize} because={because} onClose={onClose} />
  return <PrizeDrawer {...props} />
}
