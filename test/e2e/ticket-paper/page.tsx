import { createRoot } from 'react-dom/client'
import { registerFont } from '../../../src/core/style/font.ts'
import { adoptSheets } from '../../../src/core/style/sheets.ts'
import type { Arrangement, Paper } from '../../../src/core/tickets/paper.ts'
import { attachRoot } from '../../../src/elements/attach-root.ts'
import { LanguageContext } from '../../../src/screens/kit/language.tsx'
import { PrintButton } from '../../../src/screens/kit/print-button.tsx'
import ticketPaperCss from '../../../src/screens/tickets/ticket-paper.css?inline'
import { paperOptions, TicketPaper } from '../../../src/screens/tickets/ticket-paper.tsx'
import { languageOf } from '../../../stories/support/scene.tsx'
import { printedOrders, printedRaffle } from '../../../stories/tickets/sample-prints.ts'

const asked = new URLSearchParams(location.search)
const number = (name: string) => Number(asked.get(name))
const paper = (asked.get('paper') ?? 'letter') as Paper
const arrangement = (asked.get('arrangement') ?? 'by-order') as Arrangement
const orders = printedOrders({ count: number('orders'), tickets: number('tickets') })

const root = attachRoot(document.querySelector<HTMLElement>('#tickets')!)
adoptSheets(root.getRootNode() as ShadowRoot)
registerFont()
createRoot(root).render(
  <LanguageContext value={languageOf('en')}>
    <PrintButton
      label="Print tickets"
      content={() => ({
        title: 'Tickets',
        ...paperOptions[paper],
        css: ticketPaperCss,
        content: (
          <TicketPaper
            orders={orders}
            raffles={[printedRaffle(number('draws') || 3)]}
            paper={paper}
            arrangement={arrangement}
          />
        ),
      })}
    />
  </LanguageContext>,
)
