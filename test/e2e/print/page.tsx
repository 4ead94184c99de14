import { createRoot } from 'react-dom/client'
import { registerFont } from '../../../src/core/style/font.ts'
import { adoptSheets } from '../../../src/core/style/sheets.ts'
import { attachRoot } from '../../../src/elements/attach-root.ts'
import { LanguageContext } from '../../../src/screens/kit/language.tsx'
import { Money } from '../../../src/screens/kit/money.tsx'
import { PrintButton } from '../../../src/screens/kit/print-button.tsx'
import { QrCode } from '../../../src/screens/kit/qr-code.tsx'
import { languageOf } from '../../../stories/support/scene.tsx'

const tickets = ['H4RB-0001', 'H4RB-0002']

const content = () => ({
  title: 'Tickets of order 4F09C2',
  size: { widthMm: 140, heightMm: 70 },
  marginMm: 8,
  // Small enough for the widest of fonts that a machine may have.
  css: `.ticket { break-inside: avoid; font-size: 10pt } .ticket h1 { font-size: 14pt }
    .ticket + .ticket { break-before: page; }`,
  content: tickets.map(number => (
    <article key={number} className="ticket">
      <h1>Harbour Lights Foundation</h1>
      <p>Ticket {number}</p>
      <p>
        <Money cents={2000} currency="CAD" />
      </p>
      <QrCode text={`https://tickets.example/${number}`} label={`Code of ${number}`} size={96} />
    </article>
  )),
})

const root = attachRoot(document.querySelector<HTMLElement>('#tickets')!)
adoptSheets(root.getRootNode() as ShadowRoot)
registerFont()
createRoot(root).render(
  <LanguageContext value={languageOf('en')}>
    <PrintButton label="Print tickets" content={content} />
  </LanguageContext>,
)
