import { useId, useState } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import { Button } from './button.tsx'
import { useLocale, useWords } from './language.tsx'
import { Link } from './link.tsx'
import rowErrorsCss from './row-errors.css?inline'
import { kitTexts } from './texts.ts'

addSheet(rowErrorsCss)

/** One row of bulk work that failed. */
export interface RowError {
  id: string
  /** What a person knows the row by: "4F09C2", "Row 17". */
  label: string
  /** Why. */
  message: string
  /** Where the row can be seen. */
  link?: { href: string; path: string }
}

interface RowErrorsProps {
  /** What these are, read out before them. */
  label: string
  rows: readonly RowError[]
}

/** As many as are read at a glance. */
const atFirst = 5

/** What scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 }

/** Which rows failed, and why each of them. */
export function RowErrors({ label, rows }: RowErrorsProps) {
  const words = useWords(kitTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  const [all, setAll] = useState(false)
  const id = useId()
  return (
    <div className="rd-row-errors-more">
      <section aria-label={label} className="rd-row-errors" {...(all && reachable)}>
        <ul id={id}>
          {(all ? rows : rows.slice(0, atFirst)).map(row => (
            <li key={row.id} className="rd-row-error">
              {row.link ? (
                <Link className="rd-link rd-row-error-name" {...row.link}>
                  {row.label}
                </Link>
              ) : (
                <span className="rd-row-error-name">{row.label}</span>
              )}
              <span className="rd-row-error-message">{row.message}</span>
            </li>
          ))}
        </ul>
      </section>
      {rows.length > atFirst && (
        <Button variant="quiet" aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
          {all ? words.showFewer : words.showAll({ number: format.format(rows.length) })}
        </Button>
      )}
    </div>
  )
}
