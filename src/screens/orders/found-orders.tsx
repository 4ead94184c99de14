import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react'
import { buyersAsked } from '../../core/orders/asked.ts'
import type { FoundOrders as Answer, FoundOrder } from '../../core/orders/find.ts'
import { finderTexts } from '../../core/orders/finder-texts.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTexts } from '../desk.tsx'
import { useNumber } from '../kit/use-number.ts'
import { useDrawAnswer } from './parts/use-draw-answer.ts'

export interface FoundOrdersHandle {
  /** Into the first answer. @returns whether there is one */
  enter(): boolean
  openFirst(): void
}

interface FoundOrdersProps {
  answer: Answer
  /** So many of them. */
  shown: number
  row: (found: FoundOrder) => ReactNode
  /** Out of the first answer, and by Escape. */
  onLeave: () => void
  /** One is opened. */
  onOpen: () => void
  ref: Ref<FoundOrdersHandle>
}

/** The answers, the likeliest first; arrows go through them. */
export function FoundOrders({ answer, shown, row, onLeave, onOpen, ref }: FoundOrdersProps) {
  const texts = useTexts(finderTexts)
  const list = useRef<HTMLOListElement>(null)
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('.rd-found-link') ?? [])]
  useImperativeHandle(ref, () => ({
    enter() {
      links()[0]?.focus()
      return links().length > 0
    },
    openFirst: () => links()[0]?.click(),
  }))

  function onKeyDown(event: KeyboardEvent) {
    const all = links()
    const at = all.findIndex(link => link.closest('li')?.contains(event.target as Node))
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (event.key === 'Escape' || next === -1) onLeave()
    else if (next !== undefined) all[Math.min(next, all.length - 1)]?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      {buyersAsked(answer).map(asked => (
        <BuyerAnswer key={asked[0]?.order.eventId} asked={asked} />
      ))}
      <ol
        ref={list}
        className="rd-card rd-found"
        aria-label={texts.title}
        onKeyDown={onKeyDown}
        onClickCapture={({ target }) =>
          target instanceof Element && target.closest('.rd-found-link') && onOpen()
        }
      >
        {answer.found.slice(0, shown).map(each => (
          <Fragment key={each.order.id}>{row(each)}</Fragment>
        ))}
      </ol>
    </>
  )
}

/** What a buyer who gave their email is told of all their orders of a raffle, in one sentence. */
function BuyerAnswer({ asked }: { asked: readonly FoundOrder[] }) {
  const texts = useTexts(finderTexts)
  const { inTheDraw } = useTexts(orderTexts)
  const number = useNumber()
  const answer = useDrawAnswer(asked.map(({ order, draws }) => ({ ...order, draws })))
  const [first] = asked
  if (!first) return null
  const { buyer, eventName: raffle } = first.order
  const { length } = asked
  return (
    <section className="rd-card rd-found-buyer">
      <h2 className="rd-found-note">
        {texts.ofBuyer({ number: number(length), buyer: buyer.email ?? buyer.name, raffle })(
          length,
        )}{' '}
        · {inTheDraw}
      </h2>
      <p>{answer}</p>
    </section>
  )
}
