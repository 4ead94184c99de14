import { useState } from 'react'
import { userEvent } from 'storybook/test'
import { DateField } from '../../src/screens/kit/dates/date-field.tsx'
import { DateRangeField } from '../../src/screens/kit/dates/date-range-field.tsx'
import { DateTimeField } from '../../src/screens/kit/dates/date-time-field.tsx'
import { TimeField } from '../../src/screens/kit/dates/time-field.tsx'
import { inside, type KitStory, kitStory } from '../support/story.tsx'

export default {}

const timeZone = 'America/Halifax'
const words = {
  en: {
    day: 'Start date',
    description: 'The first day that tickets are sold.',
    required: 'The start date is required',
    locked: 'Sales have begun, so the start can’t change.',
    draw: 'Draw date',
    before: 'The draw date can’t be before the end date, November 20, 2026 at 8:00 p.m.',
    period: 'Sales period',
    time: 'Draw time',
    long: 'Date of the draw for early bird ticket buyers',
  },
  fr: {
    day: 'Date de début',
    description: 'Le premier jour de la vente des billets.',
    required: 'La date de début est obligatoire',
    locked: 'La vente a commencé : le début ne peut plus changer.',
    draw: 'Date du tirage',
    before: 'La date du tirage ne peut pas précéder la date de fin, le 20 novembre 2026 à 20 h.',
    period: 'Période de vente',
    time: 'Heure du tirage',
    long: 'Date du tirage destiné aux personnes qui ont acheté leurs billets à l’avance',
  },
}

function Held<Value>(props: {
  start: Value
  children: (value: Value, setValue: (value: Value) => void) => React.ReactNode
}) {
  const [value, setValue] = useState(props.start)
  return <div className="rd-story-narrow">{props.children(value, setValue)}</div>
}

const day = (start: string | null, extra: object = {}): KitStory =>
  kitStory(({ locale }) => (
    <Held start={start}>
      {(value, onChange) => (
        <DateField
          label={words[locale].day}
          timeZone={timeZone}
          value={value}
          onChange={onChange}
          {...extra}
        />
      )}
    </Held>
  ))

export const DateEmpty: KitStory = kitStory(({ locale }) => (
  <Held<string | null> start={null}>
    {(value, onChange) => (
      <DateField
        label={words[locale].day}
        description={words[locale].description}
        required
        value={value}
        onChange={onChange}
      />
    )}
  </Held>
))

export const DateFilled: KitStory = day('2026-11-20')
export const DateDisabled: KitStory = day('2026-11-20', { disabled: true })

export const DateWithError: KitStory = kitStory(({ locale }) => (
  <DateField
    label={words[locale].day}
    error={words[locale].required}
    value={null}
    onChange={() => undefined}
  />
))

export const DateLocked: KitStory = kitStory(({ locale }) => (
  <DateField
    label={words[locale].day}
    lockedBecause={words[locale].locked}
    value="2026-11-20"
    onChange={() => undefined}
  />
))

export const CalendarOpen: KitStory = {
  ...day('2026-11-20'),
  async play({ canvasElement }) {
    const { root, findAllByRole } = await inside(canvasElement)
    const [button] = await findAllByRole('button', { name: /calend/i })
    if (button) await userEvent.click(button)
    root.dataset.opened = ''
  },
}

const moment = (start: string | null): KitStory =>
  kitStory(({ locale }) => (
    <Held start={start}>
      {(value, onChange) => (
        <DateTimeField
          label={words[locale].draw}
          timeZone={timeZone}
          ownTimeZone="America/Toronto"
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  ))

export const DateTimeEmpty: KitStory = moment(null)
export const DateTimeWithOwnTime: KitStory = moment('2026-11-21T00:00:00.000Z')
export const TimeThatComesTwice: KitStory = moment('2026-11-01T05:30:00.000Z')

export const DateTimeBeforeItsMinimum: KitStory = kitStory(({ locale }) => (
  <DateTimeField
    label={words[locale].draw}
    timeZone={timeZone}
    ownTimeZone={timeZone}
    min={{ at: '2026-11-21T00:00:00.000Z', because: words[locale].before }}
    value="2026-11-20T23:00:00.000Z"
    onChange={() => undefined}
  />
))

export const TimeThatIsSkipped: KitStory = {
  ...moment(null),
  async play({ canvasElement }) {
    const { root, findAllByRole } = await inside(canvasElement)
    await findAllByRole('spinbutton')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '2026-03-08 02:30')
    root
      .querySelector('[role=spinbutton]')
      ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  },
}

export const LongLabel: KitStory = kitStory(({ locale }) => (
  <Held<string | null> start="2026-11-21T00:00:00.000Z">
    {(value, onChange) => (
      <DateTimeField
        label={words[locale].long}
        timeZone="Asia/Kolkata"
        ownTimeZone="America/St_Johns"
        value={value}
        onChange={onChange}
      />
    )}
  </Held>
))

export const Time: KitStory = kitStory(({ locale }) => (
  <Held<string | null> start="20:00">
    {(value, onChange) => (
      <TimeField label={words[locale].time} value={value} onChange={onChange} />
    )}
  </Held>
))

export const Range: KitStory = kitStory(({ locale }) => (
  <Held<{ from: string; to: string } | null> start={{ from: '2025-11-01', to: '2025-11-20' }}>
    {(value, onChange) => (
      <DateRangeField
        label={words[locale].period}
        timeZone={timeZone}
        value={value}
        onChange={onChange}
      />
    )}
  </Held>
))

export const RangeOpen: KitStory = {
  ...Range,
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    const button = root.querySelector('.rd-date-range-button')
    if (button) await userEvent.click(button)
  },
}
