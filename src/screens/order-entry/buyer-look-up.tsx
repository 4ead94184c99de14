import { type KeyboardEvent, type MouseEvent, type Ref, useEffect, useId, useState } from 'react'
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
import type { FieldProps } from '../kit/fields/field.tsx'
import { PhoneField } from '../kit/fields/phone-field.tsx'
import { clockTime } from '../kit/forms/clock-time.ts'
import { KeyMark } from '../kit/key.tsx'
import { useLocale } from '../kit/language.tsx'
import buyerLookUpCss from './buyer-look-up.css?inline'

addSheet(buyerLookUpCss)

/** Longer than from key to key. */
const restsMs = 700

interface BuyerLookUpProps extends FieldProps<string> {
  found: LookUp
  /** What came of the last choice. */
  said: string | null
  sale: OnSale
  onLook: (typed: string) => void
  onTake: (buyer: FoundBuyer, repeats: boolean) => void
  /** Whoever doesn't wait for the end of a look-up has it end now. */
  onHurry: () => void
  /** There is nobody to take: to what the seller asks next. */
  onPass: () => void
  ref?: Ref<HTMLInputElement>
}

/**
 * The number first: whoever has it is offered below. Enter fills them in, Shift and Enter their last order as well;
 * arrows choose among several, and Tab goes on to the next field, as Enter does where nobody has it. The number keeps the focus all the while, and with it
 * the keys. What is offered lies over the form, so that nothing moves.
 */
export function BuyerLookUp(all: BuyerLookUpProps) {
  const { found, said, sale, onLook, onTake, onHurry, onPass, ...props } = all
  const texts = useTexts(orderEntryTexts)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  /** Enter was pressed before it was known who has the number. */
  const [awaited, setAwaited] = useState<'once' | 'repeat' | null>(null)
  const listId = useId()
  const buyers = found.state === 'found' && isOpen ? found.buyers : []

  useEffect(() => {
    if (awaited === null || found.state === 'looking') return
    setAwaited(null)
    const [only, ...others] = buyers
    if (!only) pass()
    // Which of several is for whoever sees them.
    else if (others.length === 0) take(only, awaited === 'repeat')
  })

  function pass() {
    setOpen(false)
    props.onBlur?.()
    onPass()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    const chosen = buyers[active]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!chosen && event.key === 'Enter') {
      if (found.state !== 'looking') pass()
      else if (!event.repeat) {
        setAwaited(event.shiftKey ? 'repeat' : 'once')
        onHurry()
      }
    } else if (!chosen) {
      if (step !== 1 || found.state !== 'found') return
      setOpen(true)
    } else if (step !== undefined) {
      setActive((active + step + buyers.length) % buyers.length)
    } else if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Enter') take(chosen, event.shiftKey)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element)) return
    const part = target.closest<HTMLElement>('[data-at]')
    const clicked = part ? buyers[Number(part.dataset.at)] : undefined
    if (clicked) take(clicked, target.closest('[data-take="repeat"]') !== null)
  }

  function take(buyer: FoundBuyer, repeats: boolean) {
    setOpen(false)
    onTake(buyer, repeats)
  }

  const isShown = buyers.length > 0
  return (
    <fieldset className="rd-entry-look-up" onKeyDown={onKeyDown} onClick={onClick}>
      <PhoneField
        {...props}
        // Four digits look somebody up, and are no number yet: what is wrong with them is said once they are left.
        error={isOpen ? undefined : props.error}
        aside={<LookUpState found={found} said={said} />}
        list={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isShown,
          ...(isShown && {
            'aria-controls': listId,
            'aria-activedescendant': `${listId}-${active}`,
          }),
        }}
        onBlur={() => {
          setOpen(false)
          setAwaited(null)
          props.onBlur?.()
        }}
        onChange={typed => {
          props.onChange(typed)
          setOpen(true)
          setActive(0)
          setAwaited(null)
          onLook(typed)
        }}
      />
      {isShown && (
        <div className="rd-entry-found" id={listId} role="listbox" aria-label={texts.foundList}>
          {buyers.map((buyer, at) => (
            <Found
              key={buyer.id}
              id={`${listId}-${at}`}
              at={at}
              buyer={buyer}
              isActive={at === active}
              sale={sale}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** How the look-up stands. Which one is chosen is read out as the field's active option. */
function LookUpState({ found, said }: Pick<BuyerLookUpProps, 'found' | 'said'>) {
  const texts = useTexts(orderEntryTexts)
  const errors = useTexts(errorTexts)
  const locale = useLocale()
  const shown = said ?? words()
  const [told, setTold] = useState({ found, words: '' })
  // Each key looks anew, and what it comes to is told once somebody rests.
  useEffect(() => {
    const timer = setTimeout(() => setTold({ found, words: shown }), restsMs)
    return () => clearTimeout(timer)
  }, [shown, found])
  return (
    <>
      <span className="rd-entry-said" aria-hidden="true" data-tone={found.state}>
        {shown}
      </span>
      <span className="rd-only-read-out" role="status">
        {told.words}
      </span>
    </>
  )

  /** Of a list that is as old as that, where there is no network. */
  function ofList(words: string, keptAt: number | null, buyers: readonly FoundBuyer[] = []) {
    const isNewer = ({ last }: FoundBuyer) =>
      last !== null && Date.parse(last.boughtAt) >= Number(keptAt)
    if (keptAt === null || (buyers.length > 0 && buyers.every(isNewer))) return words
    return texts.ofKept({ words, time: clockTime(keptAt, locale) })
  }

  function words() {
    switch (found.state) {
      case 'idle':
        return texts.lookHint
      case 'looking':
        return texts.looking
      case 'none':
        return ofList(found.keptAt === null ? texts.newCustomer : texts.noneKept, found.keptAt)
      case 'found': {
        const { length } = found.buyers
        return ofList(texts.found({ number: String(length) })(length), found.keptAt, found.buyers)
      }
      case 'failed':
        return texts.lookFailed({ message: messageOf(found.error, errors.unexpected) })
    }
  }
}

interface FoundProps {
  id: string
  at: number
  buyer: FoundBuyer
  isActive: boolean
  sale: OnSale
}

function Found({ id, at, buyer, isActive, sale }: FoundProps) {
  const texts = useTexts(orderEntryTexts)
  const locale = useLocale()
  const { phone, city, last } = buyer
  const place = [phone && formatPhone(phone, locale), city].filter(Boolean).join('\u00a0· ')
  const zone = sale.raffles[0]?.timeZone ?? browserTimeZone()

  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="rd-entry-found-one"
      // The number keeps the focus until somebody is filled in.
      onMouseDown={event => event.preventDefault()}
      data-at={at}
    >
      <span className="rd-entry-found-words">
        <strong>
          <bdi>{fullName(buyer)}</bdi>
        </strong>
        <span className="rd-entry-quiet">{place}</span>
        <span className="rd-entry-quiet">
          {last
            ? texts.lastBought({ date: formatDayOf(last.boughtAt, zone, locale, new Date()) })
            : texts.neverBought}
        </span>
      </span>
      <span className={handle}>
        {texts.take}
        {isActive && <KeyMark of="↵" />}
      </span>
      {last && (
        <span className={handle} data-take="repeat">
          {texts.repeat}
          {isActive && <KeyMark of="⇧ ↵" />}
        </span>
      )}
    </div>
  )
}

/** For the pointer alone: the field has the keys for both. */
const handle = 'rd-button rd-button-secondary rd-button-md'
