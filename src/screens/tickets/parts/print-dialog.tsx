import { addSheet } from '../../../core/style/sheets.ts'
import { printTexts } from '../../../core/tickets/print-texts.ts'
import type { PrintSet } from '../../../core/tickets/ticket-print.ts'
import { useTexts } from '../../desk.tsx'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import { useNumber } from '../../kit/use-number.ts'
import printCss from '../print.css?inline'
import { PrintForm } from '../print-form.tsx'

addSheet(printCss)

interface PrintDialogProps {
  set: PrintSet
  /** Something was printed, or said of a print. */
  onChanged: () => void
  onClose: () => void
}

/** Prints the tickets of orders that stand in a list or on their page. */
export default function PrintDialog({ set, onChanged, onClose }: PrintDialogProps) {
  const texts = useTexts(printTexts)
  const number = useNumber()
  const count = set.of === 'ids' ? set.ids.length : null
  const unnamed = set.of === 'rest' ? texts.printRestOf : texts.matchingOrders
  const title = count === null ? unnamed : texts.theseOrders({ number: number(count) })(count)
  return (
    <Dialog open size="md" title={title} onClose={onClose}>
      <PrintForm
        setOf={() => set}
        many={set.of === 'matching'}
        doneLabel={texts.close}
        onChanged={onChanged}
        onDone={onClose}
      />
    </Dialog>
  )
}
