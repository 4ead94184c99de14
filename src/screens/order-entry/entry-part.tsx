import { type ReactNode, useId } from 'react'
import { KeyMark } from '../kit/key.tsx'

interface EntryPartProps {
  title: string
  /** The key that leads here. */
  keyName?: string
  /** What stands opposite its title. */
  aside?: ReactNode
  children: ReactNode
}

/** A step of the order, under its heading. */
export function EntryPart({ title, keyName, aside, children }: EntryPartProps) {
  const id = useId()
  return (
    <section className="rd-entry-part" aria-labelledby={id}>
      <header className="rd-entry-part-head">
        <h2 className="rd-entry-part-title" id={id}>
          {title}
        </h2>
        {aside}
        {keyName && <KeyMark of={keyName} />}
      </header>
      {children}
    </section>
  )
}
