import { ChevronRight } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import disclosureCss from './disclosure.css?inline'
import { Icon } from './icon.tsx'

addSheet(disclosureCss)

interface DisclosureProps {
  title: string
  /** Whose it is, where several have the same title: read out after it. */
  about?: string
  /** What is in it, in short, while it is closed or open: "3 fees". */
  summary?: ReactNode
  defaultOpen?: boolean
  /** With it, opening is the caller's business: to open the section that holds a fault. */
  open?: boolean
  onToggle?: (open: boolean) => void
  /** The heading's level on its page. */
  level?: 2 | 3 | 4
  children: ReactNode
}

/**
 * A section that opens: secondary settings, quiet until needed. Several under each other are an accordion.
 * What is in it stays mounted, so that a closed one keeps what was typed.
 */
export function Disclosure(props: DisclosureProps) {
  const { title, about, summary, defaultOpen = false, open, onToggle, level = 3, children } = props
  const [own, setOwn] = useState(defaultOpen)
  const isOpen = open ?? own
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <div className="rd-disclosure">
      <Heading className="rd-disclosure-heading">
        <button
          type="button"
          id={`${id}-title`}
          className="rd-disclosure-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOwn(!isOpen)
            onToggle?.(!isOpen)
          }}
        >
          <Icon of={ChevronRight} className="rd-disclosure-arrow" />
          <span className="rd-disclosure-title">
            {title}
            {about && <span className="rd-only-read-out">: {about}</span>}
          </span>
          {summary && <span className="rd-disclosure-summary">{summary}</span>}
        </button>
      </Heading>
      <section
        id={id}
        className="rd-disclosure-panel"
        aria-labelledby={`${id}-title`}
        hidden={!isOpen}
      >
        {children}
      </section>
    </div>
  )
}
