import { regionName } from '../../../core/format/regions.ts'
import { pathTo } from '../../../core/links.ts'
import { may } from '../../../core/permissions.ts'
import { choiceTexts } from '../../../core/raffles/choice-texts.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { zoneWords } from '../../../core/raffles/words.ts'
import { useTexts } from '../../desk.tsx'
import { Card } from '../../kit/card.tsx'
import { type KeyValue, KeyValueList } from '../../kit/key-value-list.tsx'
import { useLocale } from '../../kit/language.tsx'
import { ScreenLink } from '../../screen-link.tsx'
import { useRoles } from '../../use-roles.ts'

/** The settings that people ask for most; the rest stands in the editor. */
export function SettingsGlance({ raffle }: { raffle: RaffleDetail }) {
  const texts = useTexts(raffleTexts)
  const mayEdit = may('raffles:edit', useRoles()) && raffle.status !== 'closed'
  return (
    <Card
      title={texts.settings}
      action={
        mayEdit && (
          <ScreenLink path={pathTo('raffleEditor', { raffle: raffle.id })}>
            {texts.changeSettings}
          </ScreenLink>
        )
      }
    >
      <div className="rd-overview-padded">
        <KeyValueList items={useItems(raffle)} />
      </div>
    </Card>
  )
}

function useItems(raffle: RaffleDetail): readonly KeyValue[] {
  const texts = useTexts(raffleTexts)
  const choices = useTexts(choiceTexts)
  const locale = useLocale()
  const number = new Intl.NumberFormat(`${locale}-CA`)
  const { settings, country } = raffle
  const onOff = (on: boolean) => (on ? texts.on : texts.off)
  const limit = (count: number | null) => (count ? number.format(count) : texts.noLimit)
  return [
    { name: texts.drawType, value: choices[`drawType-${raffle.drawType}`] },
    { name: texts.drawLocation, value: raffle.drawLocation },
    { name: texts.frequency, value: choices[`frequency-${raffle.frequency}`] },
    {
      name: country === 'CA' ? texts.province : texts.state,
      value: regionName(country, raffle.province, locale),
    },
    { name: texts.timeZone, value: zoneWords(raffle.timeZone, locale) },
    { name: texts.firstTicket, value: String(raffle.startingTicketNumber) },
    { name: texts.ticketLimit, value: limit(settings.ticketLimit) },
    { name: texts.maxOrders, value: limit(settings.maxOrdersPerCustomer) },
    { name: texts.online, value: onOff(!settings.disableOnlineSales) },
    { name: texts.inVenue, value: onOff(settings.allowInVenueSales) },
    { name: texts.donations, value: onOff(settings.donationEnabled) },
    { name: texts.subscriptions, value: onOff(settings.subscriptionsEnabled) },
    { name: texts.whiteLabel, value: onOff(settings.whiteLabel.enabled) },
    { name: texts.statement, value: raffle.statementDescriptor },
  ]
}
