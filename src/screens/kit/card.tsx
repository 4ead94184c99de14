import type { ReactNode } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import cardCss from './card.css?inline'

addSheet(cardCss)

interface CardProps {
  /** Its name; it may lead to the thing. */
  title: ReactNode
  /** The heading's level on its page. */
  level?: 2 | 3
  /** What can be done with the card as a whole; stands opposite the title. */
  action?: ReactNode
  children: ReactNode
}

/** A thing that can stand alone, with its name. Never put one inside another. */
export function Card({ title, level = 2, action, children }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <section className="rd-card">
      <header className="rd-card-header">
        <Heading className="rd-card-title">{title}</Heading>
        {action}
      </header>
      {children}
    </section>
  )
}
