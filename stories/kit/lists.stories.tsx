import { useState } from 'react'
import { userEvent, waitFor } from 'storybook/test'
import { Money } from '../../src/screens/kit/money.tsx'
import { ReorderableList } from '../../src/screens/kit/reorder/reorderable-list.tsx'
import { inside, type KitStory, kitStory } from '../support/story.tsx'

export default {}

const prizes = {
  en: [
    'Grand prize: a cottage on Sable Cove',
    'Kayak for two',
    'Quilt',
    'Lobster supper',
    'Chess set',
  ],
  fr: [
    'Grand lot : un chalet à l’anse aux Sables',
    'Kayak biplace',
    'Courtepointe',
    'Souper au homard',
    'Jeu d’échecs',
  ],
}
const values = [45_000_000, 180_000, 65_000, 12_000, 4_999]

interface PrizesProps {
  locale: 'en' | 'fr'
  refuses?: boolean
  lockedBecause?: string
}

function Prizes({ locale, refuses = false, lockedBecause }: PrizesProps) {
  const names = prizes[locale]
  const [order, setOrder] = useState(names.map((_, index) => index))
  return (
    <div className="rd-story-wide">
      <ReorderableList
        label={locale === 'fr' ? 'Lots' : 'Prizes'}
        lockedBecause={lockedBecause}
        items={order.map(index => ({
          id: String(index),
          name: names[index] ?? '',
          content: (
            <span
              style={{
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'space-between',
                gap: '0 12px',
              }}
            >
              <span>{names[index]}</span>
              <Money cents={values[index] ?? 0} currency="CAD" />
            </span>
          ),
        }))}
        onReorder={ids => {
          if (refuses) return Promise.reject(new Error('refused'))
          setOrder(ids.map(Number))
          return Promise.resolve()
        }}
      />
    </div>
  )
}

export const Reorderable: KitStory = kitStory(({ locale }) => <Prizes locale={locale} />)

export const ReorderableHeld: KitStory = {
  ...kitStory(({ locale }) => <Prizes locale={locale} />),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    root.querySelectorAll<HTMLElement>('[data-part="handle"]')[2]?.focus()
    await userEvent.keyboard('{Enter}{ArrowUp}')
    await waitFor(() => {
      if (!root.querySelector('.rd-reorder-held')) throw new Error('not held')
    })
  },
}

export const ReorderableNotSaved: KitStory = {
  ...kitStory(({ locale }) => <Prizes locale={locale} refuses />),
  async play({ canvasElement }) {
    const { root, findByRole } = await inside(canvasElement)
    root.querySelectorAll<HTMLElement>('[data-part="handle"]')[2]?.focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}')
    await findByRole('alert')
  },
}

export const ReorderableLocked: KitStory = kitStory(({ locale }) => (
  <Prizes
    locale={locale}
    lockedBecause={
      locale === 'fr'
        ? 'Le tirage a commencé : l’ordre ne change plus.'
        : 'The draw has begun: the order stays as it is.'
    }
  />
))
