import { useEffect, useState } from 'react'

/** Typing that pauses this long has come to rest. */
const restMs = 700

/** What there is to say of a search: shown at once, read out once typing rests, not at each letter. */
export function PaletteStatus({ words }: { words: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    setSaid('')
    const rest = setTimeout(() => setSaid(words), restMs)
    return () => clearTimeout(rest)
  }, [words])

  return (
    <>
      <div className="rd-palette-status" aria-hidden="true">
        {words}
      </div>
      <div className="rd-only-read-out" role="status">
        {said}
      </div>
    </>
  )
}
