import { ChevronRight } from 'lucide'
import { type ReactNode, use, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addSheet } from '../../../core/style/sheets.ts'
import { Icon } from '../icon.tsx'
import { revealEvent } from './field-places.ts'
import formSectionCss from './form-section.css?inline'
import { SectionsContext } from './form-sections.ts'

addSheet(formSectionCss)

interface FormSectionProps {
  title: string
  /** What belongs here, in a sentence. */
  description?: ReactNode
  /** `closed` at first: settings that few people need. Its fields are there all the same. */
  starts?: 'open' | 'closed'
  children: ReactNode
}

/**
 * A group of fields under a heading. In a form with several, the list of sections leads to each. A closed one
 * opens by itself when a field in it has to be seen.
 */
export function FormSection({ title, description, starts, children }: FormSectionProps) {
  const [open, setOpen] = useState(starts !== 'closed')
  const element = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const addSection = use(SectionsContext)

  useEffect(() => {
    const section = element.current
    if (!section) return
    const reveal = () => flushSync(() => setOpen(true))
    section.addEventListener(revealEvent, reveal)
    const remove = addSection({
      title,
      element: section,
      open() {
        reveal()
        section.scrollIntoView({ block: 'start', behavior: 'instant' })
        heading.current?.focus({ preventScroll: true })
      },
    })
    return () => {
      section.removeEventListener(revealEvent, reveal)
      remove()
    }
  }, [addSection, title])

  return (
    <section
      ref={element}
      className="rd-form-section"
      aria-labelledby={`${id}-title`}
      data-closed={open ? undefined : ''}
    >
      <header className="rd-form-section-head">
        <h2 ref={heading} className="rd-form-section-title" id={`${id}-title`} tabIndex={-1}>
          {starts === undefined ? (
            title
          ) : (
            <button
              type="button"
              className="rd-form-section-toggle"
              aria-expanded={open}
              aria-controls={`${id}-body`}
              onClick={() => setOpen(!open)}
            >
              <Icon of={ChevronRight} />
              {title}
            </button>
          )}
        </h2>
        {description !== undefined && <p className="rd-form-section-description">{description}</p>}
      </header>
      <div className="rd-form-section-body" id={`${id}-body`} hidden={!open}>
        {children}
      </div>
    </section>
  )
}
