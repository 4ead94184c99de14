import { countries } from '../../../core/organizations/organization.ts'
import type { Prize } from '../../../core/raffles/prizes/prize.ts'
import { prizeTexts } from '../../../core/raffles/prizes/texts.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { KeyValueList } from '../../kit/key-value-list.tsx'
import { useLocale } from '../../kit/language.tsx'
import { Money } from '../../kit/money.tsx'
import { Drawer } from '../../kit/overlays/drawer.tsx'
import { RaffleMoment } from '../parts/raffle-moment.tsx'
import { PrizeStatus } from './prize-status.tsx'

interface PrizeFactsProps {
  raffle: RaffleDetail
  prize: Prize
  /** Why nothing of it can be changed. */
  because: string
  onClose: () => void
}

/** A prize for those who can't change it: what is known about it, without fields. */
export function PrizeFacts({ raffle, prize, because, onClose }: PrizeFactsProps) {
  const texts = useTexts(prizeTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  const { timeZone } = raffle
  const { description, sponsor, cutoffAt, drawDate } = prize
  return (
    <Drawer
      open
      title={prize.name}
      description={because}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <KeyValueList
        single
        items={[
          { name: texts.state, value: <PrizeStatus prize={prize} /> },
          { name: texts.description, value: description },
          { name: texts.sponsor, value: sponsor },
          {
            name: `${texts.value}, ${texts.valueNote}`,
            value: <Money cents={prize.valueCents} currency={countries[raffle.country].currency} />,
          },
          { name: texts.quantity, value: format.format(prize.quantity) },
          {
            name: texts.cutoff,
            value: cutoffAt ? (
              <RaffleMoment instant={cutoffAt} timeZone={timeZone} />
            ) : (
              texts.whenSalesEnd
            ),
          },
          {
            name: texts.drawDate,
            value: drawDate ? (
              <RaffleMoment instant={drawDate} timeZone={timeZone} />
            ) : (
              texts.withRaffle
            ),
          },
          {
            name: texts.afterWin,
            value: prize.winnersStayIn ? texts.winnersStayIn : texts.leavesPool,
          },
        ]}
      />
    </Drawer>
  )
}
