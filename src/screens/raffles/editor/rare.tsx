import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Disclosure } from '../../kit/disclosure.tsx'
import { revealEvent } from '../../kit/forms/field-places.ts'

/** Settings that few people need, closed at first. It opens by itself when a field in it has to be seen. */
export function Rare({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    const reveal = () => flushSync(() => setOpen(true))
    element?.addEventListener(revealEvent, reveal)
    return () => element?.removeEventListener(revealEvent, reveal)
  }, [])

  return (
    <div ref={box} className="rd-editor-rare">
      <Disclosure title={title} open={open} onToggle={setOpen}>
        <div className="rd-editor-fields">{children}</div>
      </Disclosure>
    </div>
  )
}
