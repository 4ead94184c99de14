import { type FocusEvent, type KeyboardEvent, type Ref, useId, useState } from 'react'
import { fullName } from '../../core/customers/full-name.ts'
import { messageOf } from '../../core/errors.ts'
import { formatDayOf } from '../../core/format/dates.ts'
import { formatPhone } from '../../core/format/phone.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import type { FoundBuyer } from '../../core/order-entry/found-buyer.ts'
import type { OnSale } from '../../core/order-entry/on-sale.ts'
import type { LookUp } from '../../core/order-entry/order-entry.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import type { FieldProps } from '../kit/fields/field.tsx'
import { PhoneField } from '../kit/fields/phone-field.tsx'
import { KeyMark } from '../kit/key.tsx'
import { useLocale } from '../kit/language.tsx'
import buyerLookUpCss from './buyer-look-up.css?inline'

addSheet(buyerLookUpCss)

interface BuyerLookUpProps extends FieldProps<string> {
  found: LookUp
  /** What came of the last choice. */
  said: string | null
  sale: OnSale
  onLook: (typed: string) => void
  onTake: (buyer: FoundBuyer, repeats: boolean) => void
  ref?: Ref<HTMLInputElement>
}

/**
 * The number first: whoever has it is offered below. Enter fills them in, Shift and Enter their last order as well;
 * arrows choose among several. What is offered lies over the form, so that nothing moves.
 */
export function BuyerLookUp({ found, said, sale, onLook, onTake, ...props }: BuyerLookUpProps) {
  const texts = useTexts(orderEntryTexts)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const listId = useId()
  const buyers = found.state === 'found' && isOpen ? found.buyers : []

  function onKeyDown(event: KeyboardEvent) {
    const chosen = buyers[active]
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey) return
    // Its buttons do what they say.
    const isButton = event.target instanceof HTMLButtonElement
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      setActive((active + step + buyers.length) % buyers.length)
    } else if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Enter' && !isButton) onTake(chosen, event.shiftKey)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <fieldset
      className="rd-entry-look-up"
      aria-label={texts.customer}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <PhoneField
        {...props}
        // Four digits look somebody up, and are no number yet: what is wrong with them is said once they are left.
        error={isOpen ? undefined : props.error}
        aside={<LookUpState found={found} said={said} active={buyers[active]} />}
        onChange={typed => {
          props.onChange(typed)
          setOpen(true)
          setActive(0)
          onLook(typed)
        }}
      />
      {buyers.length > 0 && (
        <ul className="rd-entry-found" id={listId} aria-label={texts.foundList}>
          {buyers.map((buyer, at) => (
            <Found
              key={buyer.id}
              buyer={buyer}
              isActive={at === active}
              sale={sale}
              onTake={repeats => onTake(buyer, repeats)}
            />
          ))}
        </ul>
      )}
    </fieldset>
  )
}

interface LookUpStateProps extends Pick<BuyerLookUpProps, 'found' | 'said'> {
  active: FoundBuyer | undefined
}

/** How the look-up stands; whoever can't see which one is chosen hears it. */
function LookUpState({ found, said, active }: LookUpStateProps) {
  const texts = useTexts(orderEntryTexts)
  const errors = useTexts(errorTexts)
  return (
    <span className="rd-entry-said" role="status" data-tone={found.state}>
      {said ?? words()}
      {active && (
        <span className="rd-only-read-out">
          : <bdi>{fullName(active)}</bdi>
        </span>
      )}
    </span>
  )

  function words() {
    switch (found.state) {
      case 'idle':
        return texts.lookHint
      case 'looking':
        return texts.looking
      case 'none':
        return texts.newCustomer
      case 'found':
        return texts.found({ number: String(found.buyers.length) })(found.buyers.length)
      case 'failed':
        return texts.lookFailed({ message: messageOf(found.error, errors.unexpected) })
    }
  }
}

interface FoundProps {
  buyer: FoundBuyer
  isActive: boolean
  sale: OnSale
  onTake: (repeats: boolean) => void
}

function Found({ buyer, isActive, sale, onTake }: FoundProps) {
  const texts = useTexts(orderEntryTexts)
  const locale = useLocale()
  const { phone, city, last } = buyer
  const place = [phone && formatPhone(phone, locale), city].filter(Boolean).join(' · ')
  const zone = sale.raffles[0]?.timeZone ?? browserTimeZone()
  return (
    <li className="rd-entry-found-one" data-active={isActive || undefined}>
      <span className="rd-entry-found-words">
        <strong>
          <bdi>{fullName(buyer)}</bdi>
        </strong>
        <span className="rd-entry-quiet">{place}</span>
        <span className="rd-entry-quiet">
          {last
            ? texts.lastBought({ date: formatDayOf(last.boughtAt, zone, locale) })
            : texts.neverBought}
        </span>
      </span>
      <Button onClick={() => onTake(false)}>
        {texts.take}
        {isActive && <KeyMark of="↵" />}
      </Button>
      {last && (
        <Button onClick={() => onTake(true)}>
          {texts.repeat}
          {isActive && <KeyMark of="⇧ ↵" />}
        </Button>
      )}
    </li>
  )
}
