import { useStore } from '@nanostores/react'
import { SearchX } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { type FoundOrders as Answer, type FoundOrder, mostFound } from '../../core/orders/find.ts'
import type { Finder as FinderStore } from '../../core/orders/finder.ts'
import { finderTexts } from '../../core/orders/finder-texts.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import cardCss from '../kit/card.css?inline'
import { EmptyState } from '../kit/empty-state.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { useNumber } from '../kit/use-number.ts'
import { NotReady } from '../not-ready.tsx'
import finderCss from './finder.css?inline'
import { FinderBox, type FinderBoxHandle } from './finder-box.tsx'
import { FoundOrders, type FoundOrdersHandle } from './found-orders.tsx'
import { useSees } from './parts/use-sees.ts'

addSheet(cardCss)
addSheet(finderCss)

interface FinderProps {
  finder: FinderStore
  /** A link to more than is shown here. */
  more: (answer: Answer, shown: number) => ReactNode
  /** An answer to this text is opened. */
  onOpen?: (text: string) => void
  /** So many answers at most; all that came without it. */
  most?: number
  row: (found: FoundOrder) => ReactNode
  /** The box takes the focus while nothing is looked for: who came here came to type. */
  isFirst?: boolean
  /** Stands below the box until something is typed. */
  children: ReactNode
}

/** The box and its answers; a screen and a widget are little more. */
export function Finder({
  finder,
  more,
  onOpen,
  most = mostFound,
  row,
  isFirst = false,
  children,
}: FinderProps) {
  const texts = useTexts(finderTexts)
  const text = useStore(finder.$text)
  const found = useStore(finder.$state)
  const box = useRef<FinderBoxHandle>(null)
  const answers = useRef<FoundOrdersHandle>(null)
  const toBox = () => box.current?.focus()
  useEffect(() => {
    return isFirst && finder.$text.get() === '' ? box.current?.claimFocus() : undefined
  }, [isFirst, finder])

  const shownOf = ({ found: all }: Answer) => Math.min(all.length, most)
  const isCurrent = found.state === 'ready' && !found.refreshing && found.text === text
  return (
    <>
      <FinderBox
        ref={box}
        value={text}
        onLook={finder.look}
        onDown={() => answers.current?.enter()}
        onEnter={() => isCurrent && answers.current?.openFirst()}
      />
      {found.state === 'idle' && children}
      {found.state === 'ready' && (
        <div className="rd-finder-answer" data-refreshing={found.refreshing || undefined}>
          <Outcome
            text={found.text}
            answer={found.answer}
            shown={shownOf(found.answer)}
            onClear={() => box.current?.clear()}
          >
            {more(found.answer, shownOf(found.answer))}
          </Outcome>
          {found.answer.found.length > 0 && (
            <FoundOrders
              ref={answers}
              answer={found.answer}
              shown={shownOf(found.answer)}
              row={row}
              onLeave={toBox}
              onOpen={() => onOpen?.(text)}
            />
          )}
        </div>
      )}
      {found.state !== 'idle' && found.state !== 'ready' && (
        <NotReady read={found} waiting={<Waiting />} title={texts.failed} onRetry={finder.retry} />
      )}
    </>
  )
}

interface OutcomeProps {
  text: string
  answer: Answer
  shown: number
  onClear: () => void
  /** Leads to the others. */
  children: ReactNode
}

/** How many there are, what could not be read, and what to try where there is none. */
function Outcome({ text, answer: { total, unread }, shown, onClear, children }: OutcomeProps) {
  const texts = useTexts(finderTexts)
  const { askForOthers } = useTexts(orderTexts)
  const sees = useSees()
  const hint = /[:<>]/.test(text) ? texts.noneOfConditionsHint : texts.noneHint
  const number = useNumber()
  // Fewer digits are a ticket's number alone.
  const short = /(?:^|\s)(\d{1,3})(?=\s|$)/.exec(text)?.[1]
  const none = sees ? texts.noneOfOwn({ text }) : texts.none({ text })
  const shortHint = short === undefined ? hint : texts.tooShortHint({ text: short })
  const words =
    shown < total
      ? texts.foundOf({ shown: number(shown), total: number(total) })
      : texts.found({ number: number(total) })(total)
  const whyUnread = (each: string) => {
    if (!/[\p{Letter}\d]/u.test(each)) return texts.saysNothing
    return /[:<>]/.test(each) ? texts.unknownCondition : texts.tooManyWords
  }
  return (
    <>
      {unread.map(each => (
        <p key={each} className="rd-finder-unread" role="status">
          {whyUnread(each)({ text: each })}
        </p>
      ))}
      <div className="rd-finder-outcome">
        <p role="status">{total > 0 ? words : ''}</p>
        {total > 0 && children}
      </div>
      {total === 0 && (
        <div className="rd-card">
          <EmptyState
            icon={SearchX}
            title={short === undefined ? none : texts.tooShort}
            message={sees ? `${sees} ${askForOthers} ${shortHint}` : shortHint}
            action={<Button onClick={onClear}>{texts.clear}</Button>}
          />
        </div>
      )}
    </>
  )
}

const lines = ['45%', '80%', '60%', '40%', '75%', '55%']

function Waiting() {
  const { loading } = useTexts(finderTexts)
  return (
    <div className="rd-card rd-finder-waiting" role="status" aria-label={loading}>
      {lines.map(width => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
