import { useState } from 'react'
import { lockedTexts } from '../../core/outbox/locked-texts.ts'
import { waitingFor, waitingHere } from '../../core/outbox/waiting-count.ts'
import { useTexts } from '../desk.tsx'

/** What is still to be sent, and stays: to whoever signs out, of theirs; to whoever comes next, of anybody's. */
export default function WaitingNote({ userId }: { userId?: string }) {
  const texts = useTexts(lockedTexts)
  const [waiting] = useState(() => (userId ? waitingFor(userId) : waitingHere()))
  if (waiting === 0) return null
  const words = userId ? texts.locked : texts.lockedHere
  return (
    <p className={userId ? 'rd-logout-detail' : 'rd-login-waiting'} role="status">
      {words({ number: String(waiting) })(waiting)}
    </p>
  )
}
