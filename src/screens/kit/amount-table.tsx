import { addSheet } from '../../core/style/sheets.ts'
import amountTableCss from './amount-table.css?inline'
import { Money } from './money.tsx'

addSheet(amountTableCss)

interface AmountTableProps {
  /** Read out before the table. */
  caption: string
  nameHeading: string
  amountHeading: string
  rows: { name: string; cents: number }[]
  currency: string
}

/** What scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 }

/** Names and amounts, a million or more in short; it scrolls within the room that it is given. */
export function AmountTable(props: AmountTableProps) {
  const { caption, nameHeading, amountHeading, rows, currency } = props
  return (
    <section className="rd-amounts" aria-label={caption} {...reachable}>
      <table>
        <caption className="rd-only-read-out">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{nameHeading}</th>
            <th scope="col">{amountHeading}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cents }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Money shortMillions cents={cents} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
