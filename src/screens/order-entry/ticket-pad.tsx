import { useStore } from '@nanostores/react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  againstOneMore,
  type Full,
  gone,
  type OnSalePackage,
  packageOfKey,
  withMore,
  without,
} from '../../core/order-entry/basket.ts'
import type { OnSaleRaffle } from '../../core/order-entry/on-sale.ts'
import { orderEntryOf } from '../../core/order-entry/order-entry.ts'
import { mostOrders, type PurchaseLine } from '../../core/order-entry/purchase.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { PackageKeys } from './package-keys.tsx'
import { RaffleChoice } from './raffle-choice.tsx'
import ticketPadCss from './ticket-pad.css?inline'

addSheet(ticketPadCss)

interface TicketPadProps {
  raffles: readonly OnSaleRaffle[]
  /** ISO 4217. */
  currency: string
  lines: readonly PurchaseLine[]
  error: string | undefined
  ref: RefCallback<{ focus(): void }>
  onChange: (lines: readonly PurchaseLine[]) => void
  onLeave: () => void
}

/** Arrows choose the raffle, digits add its packages, Backspace takes one off: no other key is needed. */
export function TicketPad(props: TicketPadProps) {
  const { raffles, currency, lines, error, onChange, onLeave } = props
  const texts = useTexts(orderEntryTexts)
  const { $raffle } = orderEntryOf(useDesk())
  const chosenId = useStore($raffle)
  const [said, setSaid] = useState('')
  const saidId = useId()
  const faultId = error === undefined ? undefined : saidId
  // What was said before is no news beside it; what is said after stands with it.
  useEffect(() => {
    if (error !== undefined) setSaid('')
  }, [error])
  const raffle = raffles.find(({ id }) => id === chosenId) ?? raffles[0]
  const own = lines.filter(({ eventId }) => eventId === raffle?.id)
  const isOneOfMany = raffles.length > 1

  // What had the focus may go off sale under a seller's hands: the keys are theirs all the same.
  const first = useRef<{ focus(): void } | null>(null)
  const pad = useRef<HTMLFieldSetElement>(null)
  const hadFocus = useRef(false)
  const shown = raffles.map(({ id }) => id).join()
  const shownBefore = useRef(shown)
  useLayoutEffect(() => {
    if (shownBefore.current === shown) return
    shownBefore.current = shown
    const root = pad.current?.getRootNode() as Document | ShadowRoot | undefined
    const isNowhere = root && (root.activeElement ?? document.body) === document.body
    if (hadFocus.current && isNowhere) first.current?.focus()
  }, [shown])
  const formsRef = useRef(props.ref)
  formsRef.current = props.ref
  const [toFirst] = useState(() => (element: { focus(): void } | null) => {
    first.current = element
    formsRef.current(element)
  })

  function add(pack: OnSalePackage, of: OnSaleRaffle) {
    const full = againstOneMore(pack, of, lines)
    const words = texts.pack({ number: String(pack.tickets) })(pack.tickets)
    setSaid(full ? fullWords(full, of) : texts.added({ pack: words, raffle: of.name }))
    if (!full) onChange(withMore(lines, { eventId: of.id, packageId: pack.id }, 1, of))
  }

  function fullWords(full: Exclude<Full, null>, { name, asks }: OnSaleRaffle) {
    switch (full) {
      case 'sold-out':
        return texts['full-sold-out']({ raffle: name })
      case 'over-limit':
        return texts['full-over-limit']({ raffle: name, most: String(asks.maxOrders) })
      case 'too-many':
        return texts['full-too-many']({ most: String(mostOrders) })
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const pack = raffle && packageOfKey(raffle.packages, event.key)
    if (pack) add(pack, raffle)
    else if (raffle && /^\d$/.test(event.key))
      setSaid(texts.noPackage({ key: event.key, raffle: raffle.name }))
    else if (event.key === 'Backspace' || event.key === 'Delete') {
      // Until what went off sale is out, nothing can be entered.
      const dead = gone(lines, raffles, raffles).at(-1)
      const last = own.at(-1)
      if (dead) onChange(without(lines, dead))
      else if (raffle && last) onChange(withMore(lines, last, -1, raffle))
      setSaid('')
    } else return
    event.preventDefault()
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    // Of what went away it tells no other place.
    if (relatedTarget !== null) hadFocus.current = false
    onLeave()
  }

  return (
    <fieldset
      ref={pad}
      className="rd-entry-pad"
      onKeyDown={onKeyDown}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={onBlur}
    >
      {raffle === undefined ? (
        <p className="rd-entry-quiet" ref={toFirst} tabIndex={-1}>
          {texts.nothingOnSale}
        </p>
      ) : isOneOfMany ? (
        <RaffleChoice
          raffles={raffles}
          chosen={raffle}
          faultId={faultId}
          ref={toFirst}
          onChoose={id => $raffle.set(id)}
        />
      ) : (
        <p className="rd-entry-one-raffle">
          <bdi>{raffle.name}</bdi>
        </p>
      )}
      {raffle && (
        <PackageKeys
          key={raffle.id}
          raffle={raffle}
          currency={currency}
          lines={own}
          faultId={isOneOfMany ? undefined : faultId}
          isFull={pack => againstOneMore(pack, raffle, lines) !== null}
          ref={isOneOfMany ? undefined : toFirst}
          onAdd={pack => add(pack, raffle)}
        />
      )}
      <p
        className="rd-entry-pad-said"
        id={saidId}
        role="status"
        data-tone={error ? 'bad' : undefined}
      >
        {[said, error].filter(Boolean).join(' ')}
      </p>
    </fieldset>
  )
}
