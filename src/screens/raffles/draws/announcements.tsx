import type { Said } from './use-happenings.ts'

/** Says politely what happens, each by itself: two picks in a row aren't read as one, nor the same words left out. */
export function Announcements({ said }: { said: readonly Said[] }) {
  return (
    <div className="rd-only-read-out" role="log" aria-live="polite">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
