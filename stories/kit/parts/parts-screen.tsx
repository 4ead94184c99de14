import { Copy, Ellipsis, Square, Trash2 } from 'lucide'
import { useState } from 'react'
import { addSheet } from '../../../src/core/style/sheets.ts'
import { Banner } from '../../../src/screens/kit/banner.tsx'
import { Button } from '../../../src/screens/kit/button.tsx'
import { Card } from '../../../src/screens/kit/card.tsx'
import { Icon } from '../../../src/screens/kit/icon.tsx'
import { Confirm } from '../../../src/screens/kit/overlays/confirm.tsx'
import { Menu } from '../../../src/screens/kit/overlays/menu.tsx'
import { PageHeader } from '../../../src/screens/kit/page-header.tsx'
import { Status } from '../../../src/screens/kit/status.tsx'
import { Tabs } from '../../../src/screens/kit/tabs.tsx'
import { Timeline } from '../../../src/screens/kit/timeline.tsx'
import { DrawTab } from './draw-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import partsCss from './parts.css?inline'
import { PrizeDrawer } from './prize-drawer.tsx'
import { PrizesTab } from './prizes-tab.tsx'
import { type SamplePrize, samplePrizes } from './sample-prizes.ts'
import { SettingsTab } from './settings-tab.tsx'
import type { PartsWords } from './words.ts'

addSheet(partsCss)

export type PartsTab = keyof PartsWords['tabs']

interface PartsScreenProps {
  words: PartsWords
  tab: PartsTab
  open?: 'drawer' | 'confirm'
}

/** A raffle as a screen of the product would show it: every part of the kit beside the others. */
export function PartsScreen({ words, tab, open }: PartsScreenProps) {
  const [selected, setSelected] = useState(tab)
  const [edited, setEdited] = useState<SamplePrize | undefined>(
    open === 'drawer' ? samplePrizes[1] : undefined,
  )
  const [ending, setEnding] = useState(open === 'confirm')
  const end = () => setEnding(true)
  return (
    <div className="rd-parts">
      <PageHeader
        title={words.title}
        status={<Status tone="ok">{words.active}</Status>}
        subtitle={words.subtitle}
        back={{ label: words.back, href: '#raffles', path: '/raffles' }}
        actions={
          <>
            <Menu
              label={words.more}
              trigger={<Button aria-label={words.more} icon={<Icon of={Ellipsis} />} />}
              items={[
                { id: 'copy', label: words.copy, icon: Copy, onAction: () => undefined },
                { id: 'end', label: words.end, icon: Square, onAction: end },
                { separator: true },
                {
                  id: 'delete',
                  label: words.delete,
                  icon: Trash2,
                  tone: 'danger',
                  disabledBecause: words.deleteWhy,
                  onAction: () => undefined,
                },
              ]}
            />
            <Button variant="primary" onClick={() => setSelected('draw')}>
              {words.draw}
            </Button>
          </>
        }
      />
      <Banner tone="warn" title={words.banner} detail={words.bannerDetail}>
        <Button variant="quiet">{words.showOrders}</Button>
      </Banner>
      <Tabs
        label={words.title}
        selected={selected}
        onSelect={setSelected}
        tabs={[
          {
            id: 'overview',
            label: words.tabs.overview,
            content: () => <OverviewTab words={words} />,
          },
          {
            id: 'prizes',
            label: words.tabs.prizes,
            count: 24,
            content: () => <PrizesTab words={words} onEdit={setEdited} onRemove={end} />,
          },
          { id: 'draw', label: words.tabs.draw, content: () => <DrawTab words={words} /> },
          { id: 'activity', label: words.tabs.activity, content: () => <Activity words={words} /> },
          {
            id: 'settings',
            label: words.tabs.settings,
            content: () => <SettingsTab words={words} />,
          },
        ]}
      />
      {edited && <PrizeDrawer words={words} prize={edited} onClose={() => setEdited(undefined)} />}
      {ending && (
        <Confirm
          title={words.confirmTitle}
          message={words.confirmMessage}
          confirmLabel={words.end}
          cancelLabel={words.keep}
          tone="danger"
          reason={{ label: words.why, required: true }}
          onConfirm={() => setEnding(false)}
          onClose={() => setEnding(false)}
        />
      )}
    </div>
  )
}

function Activity({ words }: { words: PartsWords }) {
  return (
    <Card title={words.tabs.activity}>
      <div className="rd-parts-body">
        <Timeline
          timeZone="America/Halifax"
          entries={[
            {
              id: '2',
              at: '2026-11-20T18:32:00Z',
              actor: 'Marguerite Doucette',
              action: words.did.confirmed,
              note: 'Truck 1',
            },
            {
              id: '1',
              at: '2026-11-19T12:04:00Z',
              actor: 'Devon Okafor',
              action: words.did.changed,
              changes: [{ name: words.value, before: '$60,000.00', after: '$61,500.00' }],
            },
          ]}
        />
      </div>
    </Card>
  )
}
