import Ticket from 'lucide-react/icons/ticket'
import { addSheet } from '../../core/style/sheets.ts'
import brandMarkCss from './brand-mark.css?inline'

addSheet(brandMarkCss)

/** The product's logo, as the shell's: a ticket on the accent. */
export function BrandMark() {
  return (
    <span className="rd-brand-mark" role="img" aria-label="Raffle Desk">
      <Ticket aria-hidden="true" />
    </span>
  )
}
