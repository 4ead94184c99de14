import { useEffect, useRef, useState } from 'react'
import { pickTexts } from '../../../core/raffles/draws/pick-texts.ts'
import { useTexts } from '../../desk.tsx'

interface AnnouncementsProps {
  /** What was picked last, in words; counts up so that the same words are said again. */
  said: { text: string; count: number } | null
  /** The current step's name. */
  step: string | null
}

/** Says politely what changes: picks, and the step that the draw has come to. */
export function Announcements({ said, step }: AnnouncementsProps) {
  const texts = useTexts(pickTexts)
  const first = useRef(step)
  const [now, setNow] = useState<string | null>(null)
  useEffect(() => {
    if (step === first.current) return
    first.current = step
    setNow(step)
  }, [step])
  return (
    <div className="rd-only-read-out" role="status">
      <p key={`pick ${said?.count ?? 0}`}>{said?.text}</p>
      <p>{now && texts.announceStep({ step: now })}</p>
    </div>
  )
}
