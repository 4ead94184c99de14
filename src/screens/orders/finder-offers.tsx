import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Completion, completionsAt } from '../../core/orders/find-completion.ts'
import { finderTexts } from '../../core/orders/finder-texts.ts'
import { useTexts } from '../desk.tsx'
import { placeBeside } from '../kit/overlays/place-beside.ts'

interface FinderOffersProps {
  id: string
  /** The box that it hangs on: it keeps the focus. */
  anchor: RefObject<HTMLElement | null>
  offers: readonly Completion[]
  chosen: Completion | undefined
  onChoose: (offer: Completion) => void
}

/** What goes on from what was typed, in the browser's top layer: no card or page around it cuts it off. */
function Panel({ id, anchor, offers, chosen, onChoose }: FinderOffersProps) {
  const texts = useTexts(finderTexts)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      if (list.current && anchor.current) placeBeside(list.current, anchor.current)
    }
    list.current?.showPopover()
    place()
    addEventListener('scroll', place, true)
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, true)
      removeEventListener('resize', place)
    }
  }, [anchor])
  return (
    <div
      ref={list}
      id={id}
      className="rd-finder-offers"
      popover="manual"
      role="listbox"
      aria-label={texts.offered}
    >
      {offers.map((offer, at) => (
        <div
          key={offer.label}
          id={`${id}-${at}`}
          className="rd-finder-offer"
          role="option"
          tabIndex={-1}
          aria-selected={offer === chosen}
          onPointerDown={event => {
            // The box keeps the focus, and with it the keys.
            event.preventDefault()
            onChoose(offer)
          }}
        >
          <span className="rd-finder-typed">{offer.label}</span>
          {offer.begins && (
            <span className="rd-finder-meaning">{texts[`condition-${offer.begins}`]}</span>
          )}
        </div>
      ))}
    </div>
  )
}

/** Loaded once somebody types. */
export default { completionsAt, Panel }
