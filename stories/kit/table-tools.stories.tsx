import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { Locale } from '../../src/core/i18n/texts.ts'
import { plainLayout } from '../../src/core/table/layout.ts'
import { DeskProvider } from '../../src/screens/desk.tsx'
import { ColumnChooser } from '../../src/screens/kit/table/column-chooser.tsx'
import { DownloadButton } from '../../src/screens/kit/table/download-button.tsx'
import { SavedViews } from '../../src/screens/kit/table/saved-views.tsx'
import { storyDesk } from '../support/fake-desk.ts'
import { SampleList } from '../support/sample-list.tsx'
import { orderColumns } from '../support/sample-orders.tsx'
import { inside, type KitStory, kitStory } from '../support/story.tsx'

export default {}

const nothing = () => undefined

/** Opens the panel of the story's only button. */
const opened: Pick<KitStory, 'play'> = {
  async play({ canvasElement }) {
    const { root, findAllByRole } = await inside(canvasElement)
    const [button] = await findAllByRole('button')
    if (button) await userEvent.click(button)
    const scope = root.getRootNode() as ShadowRoot
    await waitFor(() => expect(scope.querySelector('[role="dialog"]')).not.toBeNull())
  },
}

function Columns({ locale }: { locale: Locale }) {
  const [layout, setLayout] = useState({ ...plainLayout, hidden: ['raffle'] })
  return (
    <ColumnChooser
      columns={orderColumns(locale)}
      layout={layout}
      onLayout={next => setLayout({ ...next, hidden: [...next.hidden] })}
    />
  )
}

export const ColumnsAndDensity: KitStory = {
  ...kitStory(({ locale }) => <Columns locale={locale} />),
  ...opened,
}

const names = {
  en: ['Void this month', 'Large orders to be mailed by hand before the end of the month'],
  fr: ['Annulées ce mois-ci', 'Grosses commandes à poster à la main avant la fin du mois'],
}

function viewsStory(named: (locale: Locale) => readonly string[]): KitStory {
  return kitStory(({ locale }) => (
    <SavedViews
      views={named(locale).map((name, index) => ({
        id: String(index + 1),
        name,
        query: '',
        layout: plainLayout,
      }))}
      currentId="2"
      startId="1"
      onShow={nothing}
      onSave={nothing}
      onUpdate={nothing}
      onRename={nothing}
      onDelete={nothing}
      onStart={nothing}
    />
  ))
}

export const Views: KitStory = { ...viewsStory(locale => names[locale]), ...opened }

export const NoViewsYet: KitStory = { ...viewsStory(() => []), ...opened }

export const Download: KitStory = kitStory(() => (
  <DownloadButton download={{ state: 'idle' }} onStart={nothing} onCancel={nothing} />
))

export const DownloadUnderWay: KitStory = kitStory(() => (
  <DownloadButton
    download={{ state: 'running', done: 182_000, total: 1_024_300, rowsPerSecond: 48_120 }}
    onStart={nothing}
    onCancel={nothing}
  />
))

export const DownloadBegins: KitStory = kitStory(() => (
  <DownloadButton
    download={{ state: 'running', done: 0, total: 0, rowsPerSecond: null }}
    onStart={nothing}
    onCancel={nothing}
  />
))

const failures = {
  en: 'The server took too long to answer. Try again in a moment.',
  fr: 'Le serveur a mis trop de temps à répondre. Réessayez dans un instant.',
}

export const DownloadFailed: KitStory = kitStory(({ locale }) => (
  <DownloadButton
    download={{ state: 'failed', message: failures[locale] }}
    onStart={nothing}
    onCancel={nothing}
  />
))

function WholeList({ locale }: { locale: Locale }) {
  const [desk] = useState(() => storyDesk({ scheme: 'auto', locale, role: 'account owner' }))
  return (
    <DeskProvider desk={desk}>
      <SampleList />
    </DeskProvider>
  )
}

/** All of it together, as the screens have it: filters, views, columns, download, bulk work, pages. */
export const ListScreen: KitStory = kitStory(({ locale }) => (
  <WholeList key={locale} locale={locale} />
))
