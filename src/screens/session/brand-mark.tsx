import { addSheet } from '../../core/style/sheets.ts'
import brandMarkCss from './brand-mark.css?inline'

addSheet(brandMarkCss)

/** The product's logo: a ticket with its perforation. */
export function BrandMark() {
  return (
    <span className="rd-brand-mark" role="img" aria-label="Raffle Desk">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        aria-hidden="true"
      >
        <path
          strokeLinejoin="round"
          d="M2.5 9V7.5a2 2 0 0 1 2-2h15a2 2 0 0 1 2 2V9a3 3 0 0 0 0 6v1.5a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V15a3 3 0 0 0 0-6Z"
        />
        <path strokeLinecap="round" strokeDasharray="0.1 3.2" strokeWidth="2.2" d="M12 8.8v6.6" />
      </svg>
    </span>
  )
}
