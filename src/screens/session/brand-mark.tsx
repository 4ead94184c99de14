import { Ticket } from 'lucide'
import { addSheet } from '../../core/style/sheets.ts'
import { Icon } from '../kit/icon.tsx'
import brandMarkCss from './brand-mark.css?inline'

addSheet(brandMarkCss)

/** The product's logo, as the shell's: a ticket on the accent. */
export function BrandMark() {
  return (
    <span className="rd-brand-mark" role="img" aria-label="Raffle Desk">
      <Icon of={Ticket} />
    </span>
  )
}
