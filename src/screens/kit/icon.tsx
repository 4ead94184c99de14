import type { IconNode } from 'lucide'
import { createElement } from 'react'

interface Props {
  /** An icon of the set: `import { Ticket } from 'lucide'`. */
  of: IconNode
  /** Width and height in px. */
  size?: number
  className?: string
}

/** A line drawing beside words that say the same: it is never read out. */
export function Icon({ of: shapes, size = 16, className }: Props) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  )
}
