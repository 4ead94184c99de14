import { useState } from 'react'
import { lockedTexts } from '../../core/outbox/locked-texts.ts'
import { waitingFor } from '../../core/outbox/waiting-mirror.ts'
import { useTexts } from '../desk.tsx'

/** To whoever signs out: what of theirs is still to be sent, and stays. */
export default function WaitingNote({ userId }: { userId: string }) {
  const texts = useTexts(lockedTexts)
  const [waiting] = useState(() => waitingFor(userId))
  if (waiting === 0) return null
  return (
    <p className="rd-logout-detail" role="status">
      {texts.locked({ number: String(waiting) })(waiting)}
    </p>
  )
}
