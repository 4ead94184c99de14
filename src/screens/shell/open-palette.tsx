import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import type { Desk } from '../../core/desk.ts'
import { createPreference } from '../../core/preferences.ts'
import type { Row } from '../../core/screen-row.ts'
import { recentFirst, screensToOpen, withRecent } from '../../core/shell/palette-screens.ts'
import { type FoundThing, paletteSources } from '../../core/shell/palette-sources.ts'
import { paletteTexts } from '../../core/shell/palette-texts.ts'
import { shortcutGroups } from '../../core/shell/shortcuts.ts'
import { shellTexts } from '../../core/shell/texts.ts'
import { titleOf } from '../../core/shell/titles.ts'
import { DeskProvider, useDesk, useTexts } from '../desk.tsx'
import { Palette } from './palette.tsx'
import { ShortcutList } from './shortcut-list.tsx'

export interface PaletteOptions {
  show: 'palette' | 'shortcuts'
  desk: Desk
  registry: Readonly<Record<string, Row>>
  /** Goes to a path below the base path. */
  go: (path: string) => void
  onMac: boolean
  onClose: () => void
}

const RecentSchema = v.array(v.string())

/** Opens the palette, or the list of shortcuts, in a place of the shell, until ended. */
export default function openPalette(place: HTMLElement, options: PaletteOptions): () => void {
  const root = createRoot(place)
  root.render(
    <DeskProvider desk={options.desk}>
      {options.show === 'palette' ? (
        <BoundPalette {...options} />
      ) : (
        <ShortcutList groups={shortcutGroups} onMac={options.onMac} onClose={options.onClose} />
      )}
    </DeskProvider>,
  )
  return () => root.unmount()
}

function BoundPalette({ registry, go, onClose }: PaletteOptions) {
  const desk = useDesk()
  const texts = useTexts(shellTexts)
  const { closedRaffles } = useTexts(paletteTexts)
  const [recent] = useState(() => createPreference(desk, 'recent-screens', RecentSchema, []))
  const recentIds = useStore(recent.$value)
  const access = {
    session: desk.session.$session.get(),
    organization: desk.$organization.get(),
    flags: useStore(desk.$flags),
    environment: desk.config.environment,
  }
  const nameOf = (title: string) =>
    title === 'closedRaffles' ? closedRaffles : titleOf(texts, title)
  const links = recentFirst(screensToOpen(access, registry), recentIds)
  const open = (thing: FoundThing) => {
    if (links.some(({ id }) => id === thing.id)) recent.set(withRecent(recentIds, thing.id))
    onClose()
    go(thing.path)
  }
  return (
    <Palette
      screens={links.map(({ id, title, path }) => ({ id, path, title: nameOf(title) }))}
      recentCount={links.filter(({ id }) => recentIds.includes(id)).length}
      sources={paletteSources({ desk, registry })}
      nameOf={nameOf}
      onOpen={open}
      onClose={onClose}
    />
  )
}
