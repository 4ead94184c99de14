import { type ReactNode, useId } from 'react'
import type { Option } from '../overlays/options/option.ts'

/** What the input of one option carries: its words are its name and its description. */
export interface RowLinks {
  id: string
  'aria-labelledby': string
  'aria-describedby': string | undefined
}

interface ChoiceRowProps {
  option: Option
  className: string
  /** Stands at the row's end. */
  aside?: ReactNode
  children: (links: RowLinks) => ReactNode
}

/** One option of a group: its box or circle, and beside it its words. A click anywhere on it counts. */
export function ChoiceRow({ option, className, aside, children }: ChoiceRowProps) {
  const { label, description, disabledBecause } = option
  const id = useId()
  const more = disabledBecause ?? description
  return (
    <label
      htmlFor={id}
      className={className}
      data-disabled={disabledBecause !== undefined || undefined}
    >
      {children({
        id,
        'aria-labelledby': `${id}-label`,
        'aria-describedby': more === undefined ? undefined : `${id}-more`,
      })}
      <span className="rd-choice-row-words">
        <span id={`${id}-label`} className="rd-choice-row-label">
          {label}
        </span>
        {more !== undefined && (
          <span id={`${id}-more`} className="rd-choice-row-more">
            {more}
          </span>
        )}
      </span>
      {aside}
    </label>
  )
}
