import type { ReactNode } from 'react'
import { shortId } from '../../../core/format/short-id.ts'
import { pathTo } from '../../../core/links.ts'
import { mostUnpaid, type UnpaidOrder } from '../../../core/orders/unpaid-order.ts'
import { countries } from '../../../core/organizations/organization.ts'
import { unpaidTexts } from '../../../core/raffles/draws/unpaid-texts.ts'
import { useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { CheckboxField } from '../../kit/fields/checkbox-field.tsx'
import { WithAmount } from '../../kit/money.tsx'
import { ScreenLink } from '../../screen-link.tsx'
import { useProcedure } from './procedure-context.tsx'

interface UnpaidListProps {
  orders: readonly UnpaidOrder[]
  /** Each is decided on its own page: its name leads there. */
  opens?: boolean
  /** With it, each can be ticked. */
  ticked?: ReadonlySet<string>
  onTick?: (ticked: ReadonlySet<string>) => void
}

/** Unpaid orders, the oldest first: id, buyer, amount, time; to be ticked, or only read. */
export function UnpaidList({ orders, opens = false, ticked, onTick }: UnpaidListProps) {
  const texts = useTexts(unpaidTexts)
  const { number } = useProcedure()
  const words = useWords()
  const all = orders.every(({ id }) => ticked?.has(id))
  return (
    <div className="rd-unpaid">
      {onTick && orders.length > 1 && (
        <Button
          variant="quiet"
          onClick={() => onTick(new Set(all ? [] : orders.map(({ id }) => id)))}
        >
          {all ? texts.untickAll : texts.tickAll}
        </Button>
      )}
      <ul className="rd-unpaid-list">
        {orders.map(order => (
          <li key={order.id} className="rd-unpaid-order">
            {ticked && onTick ? (
              <CheckboxField
                label={words.name(order)}
                description={words.detail(order)}
                value={ticked.has(order.id)}
                onChange={on => onTick(changed(ticked, order.id, on))}
              />
            ) : (
              <>
                <p className="rd-unpaid-name">
                  {opens ? (
                    <ScreenLink path={pathTo('order', { id: order.id })}>
                      {words.name(order)}
                    </ScreenLink>
                  ) : (
                    words.name(order)
                  )}
                </p>
                <p className="rd-draw-note">{words.detail(order)}</p>
              </>
            )}
          </li>
        ))}
      </ul>
      {orders.length >= mostUnpaid && (
        <p className="rd-draw-note">{texts.firstOf({ number: number(mostUnpaid) })}</p>
      )}
    </div>
  )
}

function changed(ticked: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> {
  const rest = [...ticked].filter(each => each !== id)
  return new Set(on ? [...rest, id] : rest)
}

function useWords() {
  const texts = useTexts(unpaidTexts)
  const { raffle, number, moment } = useProcedure()
  const { currency } = countries[raffle.country]
  return {
    name({ id, buyerName }: UnpaidOrder): string {
      const order = shortId(id)
      return buyerName === null
        ? texts.order({ id: order })
        : texts.orderOf({ id: order, name: buyerName })
    },
    detail({ amountPaidCents, ticketCount, boughtAt }: UnpaidOrder): ReactNode {
      const values = { number: number(ticketCount), moment: moment(boughtAt) }
      return (
        <WithAmount cents={amountPaidCents} currency={currency}>
          {amount => texts.bought({ ...values, amount })(ticketCount)}
        </WithAmount>
      )
    },
  }
}
