import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import type { Winner } from '../../../core/raffles/winners/winner.ts'
import { useTexts } from '../../desk.tsx'
import { DateText } from '../../kit/date-text.tsx'
import { KeyValueList } from '../../kit/key-value-list.tsx'
import { ShortId } from '../../kit/short-id.tsx'
import { Status } from '../../kit/status.tsx'
import { EmailLink, PhoneLink } from '../../reach-links.tsx'

interface WinnerFactsProps {
  winner: Winner
  /** The raffle's. */
  timeZone: string
  single?: boolean
}

/** Order, payment and buyer of a picked ticket; the buyer for those who may see them. */
export function WinnerFacts({ winner, timeZone, single = false }: WinnerFactsProps) {
  const texts = useTexts(winnerTexts)
  const { buyer } = winner
  return (
    <KeyValueList
      single={single}
      items={[
        {
          name: texts.order,
          value: <ShortId id={winner.orderId} />,
          copy: winner.orderId,
          copyName: texts.orderOf({ ticket: String(winner.ticketNumber) }),
        },
        { name: texts.orderStatus, value: <Payment status={winner.orderStatus} /> },
        {
          name: texts.boughtAt,
          value: <DateText instant={winner.boughtAt} timeZone={timeZone} zone />,
        },
        ...(buyer
          ? [
              { name: texts.buyer, value: buyer.name },
              { name: texts.phone, value: buyer.phone && <PhoneLink phone={buyer.phone} /> },
              { name: texts.email, value: buyer.email && <EmailLink email={buyer.email} /> },
              {
                name: texts.place,
                value: [buyer.city, buyer.province].filter(Boolean).join(', '),
              },
            ]
          : []),
        ...(winner.checks.length > 0
          ? [
              {
                name: texts.checksDone,
                value: winner.checks.map(check => texts[`check-${check}`]).join(', '),
                wide: true,
              },
            ]
          : []),
      ]}
    />
  )
}

const orderStatuses = ['ACTIVE', 'PENDING', 'FAILED', 'VOID'] as const

/** Whether the order is still paid: a bounced cheque or a void since then can't win. */
function Payment({ status }: { status: string }) {
  const texts = useTexts(winnerTexts)
  const known = orderStatuses.find(each => each === status)
  if (!known) return status
  return <Status tone={known === 'ACTIVE' ? 'ok' : 'bad'}>{texts[`order-${known}`]}</Status>
}
