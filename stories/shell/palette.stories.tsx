import { useState } from 'react'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import type { PaletteSource } from '../../src/core/shell/palette-sources.ts'
import { shortcutGroups } from '../../src/core/shell/shortcuts.ts'
import { DeskProvider } from '../../src/screens/desk.tsx'
import { Palette } from '../../src/screens/shell/palette.tsx'
import { ShortcutList } from '../../src/screens/shell/shortcut-list.tsx'
import { storyDesk } from '../support/fake-desk.ts'
import { inside, type KitStory, kitStory } from '../support/story.tsx'
import type { Situation } from '../support/toolbar.ts'

export default {}

const names: Record<string, { en: string; fr: string }> = {
  raffles: { en: 'Raffles', fr: 'Tombolas' },
  orders: { en: 'Orders', fr: 'Commandes' },
}

const screens = {
  en: ['Orders', 'Dashboard', 'Raffles', 'Reports', 'Profile', 'Log Out'],
  fr: ['Commandes', 'Tableau de bord', 'Tombolas', 'Rapports', 'Profil', 'Se déconnecter'],
}

const raffles: PaletteSource = {
  id: 'raffles',
  title: 'raffles',
  find: async () => [
    { id: '1', title: 'Harbour Lights 50/50', detail: '23 Nov', path: '/raffle' },
    { id: '2', title: 'Harbour Dream Home', detail: '4 Dec', path: '/raffle' },
  ],
}

const failing: PaletteSource = {
  id: 'orders',
  title: 'orders',
  find: async () => {
    throw new Error('503')
  },
}

function Scene({ situation, sources }: { situation: Situation; sources: PaletteSource[] }) {
  const { locale } = situation
  const [desk] = useState(() => storyDesk(situation))
  return (
    <DeskProvider desk={desk}>
      <Palette
        screens={screens[locale].map(title => ({ id: title, title, path: '/' }))}
        recentCount={1}
        sources={sources}
        nameOf={title => names[title]?.[locale] ?? title}
        onOpen={() => undefined}
        onClose={() => undefined}
      />
    </DeskProvider>
  )
}

function story(sources: PaletteSource[], search: string, expected: string): KitStory {
  return {
    ...kitStory(situation => <Scene situation={situation} sources={sources} />),
    async play({ canvasElement }) {
      const { root } = await inside(canvasElement)
      const scope = root.getRootNode() as unknown as HTMLElement
      const input = await within(scope).findByRole('combobox')
      if (search) await fireEvent.change(input, { target: { value: search } })
      await waitFor(() => expect(scope.querySelector(expected)).not.toBeNull())
    },
  }
}

export const Open = story([raffles], '', '.rd-palette-item')

export const Found = story([raffles], 'harbour', '.rd-palette-detail')

export const NothingFound = story([], 'zzzz', '.rd-palette-status:not(:empty)')

export const OneSearchFailed = story([raffles, failing], 'harbour', '.rd-palette-failures')

function Shortcuts({ situation }: { situation: Situation }) {
  const [desk] = useState(() => storyDesk(situation))
  return (
    <DeskProvider desk={desk}>
      <ShortcutList groups={shortcutGroups} onMac={false} onClose={() => undefined} />
    </DeskProvider>
  )
}

export const ListOfShortcuts: KitStory = {
  ...kitStory(situation => <Shortcuts situation={situation} />),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    const scope = root.getRootNode() as ShadowRoot
    await waitFor(() => expect(scope.querySelector('.rd-shortcuts')).not.toBeNull())
  },
}
