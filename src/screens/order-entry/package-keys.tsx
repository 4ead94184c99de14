import { type KeyboardEvent, type RefCallback, useRef, useState } from 'react'
import { keyOfPackage, type OnSalePackage } from '../../core/order-entry/basket.ts'
import type { OnSaleRaffle } from '../../core/order-entry/on-sale.ts'
import type { PurchaseLine } from '../../core/order-entry/purchase.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { useTexts } from '../desk.tsx'
import { KeyMark } from '../kit/key.tsx'
import { useLocale } from '../kit/language.tsx'
import { Money } from '../kit/money.tsx'

interface PackageKeysProps {
  raffle: OnSaleRaffle
  currency: string
  /** Those of the raffle that stand in the order. */
  lines: readonly PurchaseLine[]
  /** The words below say what is wrong with what is chosen. */
  faultId: string | undefined
  isFull: (pack: OnSalePackage) => boolean
  onAdd: (pack: OnSalePackage) => void
  ref: RefCallback<{ focus(): void }> | undefined
}

/** A button for each package, under its digit. One of them is a stop of the keyboard; arrows go on to the others. */
export function PackageKeys({
  raffle,
  currency,
  lines,
  faultId,
  isFull,
  onAdd,
  ref,
}: PackageKeysProps) {
  const texts = useTexts(orderEntryTexts)
  const locale = useLocale()
  const [stop, setStop] = useState(0)
  const buttons = useRef(new Map<number, HTMLButtonElement>())
  const { packages } = raffle

  function onKeyDown(event: KeyboardEvent) {
    const next = {
      ArrowRight: stop + 1,
      ArrowDown: stop + 1,
      ArrowLeft: stop - 1,
      ArrowUp: stop - 1,
      Home: 0,
      End: packages.length - 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const at = (next + packages.length) % packages.length
    setStop(at)
    buttons.current.get(at)?.focus()
  }

  return (
    <fieldset className="rd-entry-packs" aria-describedby={faultId} onKeyDown={onKeyDown}>
      <legend className="rd-only-read-out">{texts.packages({ raffle: raffle.name })}</legend>
      {packages.map((pack, at) => {
        const key = keyOfPackage(at)
        const quantity = lines.find(({ packageId }) => packageId === pack.id)?.quantity ?? 0
        const number = new Intl.NumberFormat(`${locale}-CA`).format(pack.tickets)
        return (
          <button
            key={pack.id}
            type="button"
            ref={element => {
              if (element) buttons.current.set(at, element)
              else buttons.current.delete(at)
              if (at === stop) ref?.(element)
            }}
            className="rd-entry-pack"
            tabIndex={at === stop ? 0 : -1}
            aria-disabled={isFull(pack) || undefined}
            data-chosen={quantity > 0 || undefined}
            aria-keyshortcuts={key}
            onFocus={() => setStop(at)}
            onClick={() => onAdd(pack)}
          >
            {key && <KeyMark of={key} />}
            <span className="rd-entry-pack-tickets">{texts.pack({ number })(pack.tickets)}</span>
            <span className="rd-entry-pack-price">
              <Money cents={pack.priceCents} currency={currency} />
            </span>
            <span className="rd-entry-quiet">
              {pack.left === 0
                ? texts.soldOut
                : pack.left !== null && texts.left({ number: String(pack.left) })}
            </span>
            {quantity > 0 && <span className="rd-entry-pack-count">× {quantity}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}
