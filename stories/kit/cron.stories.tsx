import { useState } from 'react'
import { CronField } from '../../src/screens/kit/dates/cron/cron-field.tsx'
import { type KitStory, kitStory } from '../support/story.tsx'

export default {}

const labels = { en: 'Draw schedule', fr: 'calendrier des tirages' }
const locked = {
  en: 'Sales have begun, so the schedule can’t change.',
  fr: 'La vente a commencé : le calendrier ne peut plus changer.',
}
const now = new Date('2026-11-20T12:00:00Z')

function Held({ label, start, reason }: { label: string; start: string; reason?: string }) {
  const [value, setValue] = useState(start)
  return (
    <div className="rd-story-wide">
      <CronField
        label={label}
        timeZone="America/Halifax"
        now={now}
        lockedBecause={reason}
        value={value}
        onChange={setValue}
      />
    </div>
  )
}

const story = (start: string): KitStory =>
  kitStory(({ locale }) => <Held label={labels[locale]} start={start} />)

export const Empty: KitStory = story('')
export const Weekly: KitStory = story('0 20 * * 5')
export const Daily: KitStory = story('0 12 * * *')
export const OnTheFirstFriday: KitStory = story('30 19 * * 5#1')
export const ByExpression: KitStory = story('*/15 9-17 1,15 * *')
export const OverAClockChange: KitStory = story('30 2 8 3 *')
export const NoExpression: KitStory = story('0 20 * *')
export const Locked: KitStory = kitStory(({ locale }) => (
  <Held label={labels[locale]} start="0 20 * * 5" reason={locked[locale]} />
))
