import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { useTexts } from '../desk.tsx'
import { Key } from '../kit/key.tsx'
import { outboxKey } from './entry-keys.ts'

/** The keys, in sight but quiet: they are learnt by looking. */
export function EntryKeys() {
  const texts = useTexts(orderEntryTexts)
  const keys = [
    [['F2'], texts.keyPhone],
    [[outboxKey], texts.keyOutbox],
    [['F4'], texts.keyTickets],
    [['1', '–', '9'], texts.keyPackage],
    [['⌫'], texts.keyLess],
    [['F8'], texts.keyDonation],
    [['F9'], texts.keyPayment],
    [['Ctrl', '↵'], texts.keyEnter],
    [['⇧', 'F2'], texts.keyStartOver],
  ] as const
  return (
    <section className="rd-entry-keys" aria-label={texts.keys}>
      <dl className="rd-entry-keys-list">
        {keys.map(([pressed, does]) => (
          <div key={does} className="rd-entry-keys-row">
            <dt>
              {pressed.map(key => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
