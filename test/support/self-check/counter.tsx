import { useState } from 'react'
import './counter.css'

/** A React part as small as can be, to show that the test system compiles and renders one. */
export function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" className="self-check-counter" onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  )
}
