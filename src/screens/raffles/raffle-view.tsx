import { useStore } from '@nanostores/react'
import { Ellipsis, Pencil } from 'lucide'
import { useRef } from 'react'
import { isolated } from '../../core/i18n/isolate.ts'
import { pathTo } from '../../core/links.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { may } from '../../core/permissions.ts'
import { raffleActionTexts } from '../../core/raffles/action-texts.ts'
import { choiceTexts } from '../../core/raffles/choice-texts.ts'
import type { RaffleDetail } from '../../core/raffles/raffle-detail.ts'
import type { RaffleReading } from '../../core/raffles/raffle-view.ts'
import { raffleTexts } from '../../core/raffles/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { Menu } from '../kit/overlays/menu.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { usePageName } from '../use-page-name.ts'
import { useRoles } from '../use-roles.ts'
import { useTarget } from '../use-target.ts'
import { useDecision } from './actions/use-decision.ts'
import { type RaffleActions, useRaffleActions } from './actions/use-raffle-actions.tsx'
import { RaffleActionsContext } from './overview/raffle-actions-context.ts'
import { OneRaffle } from './parts/one-raffle.tsx'
import { RaffleStatusText } from './parts/raffle-status.tsx'
import { RaffleFacts } from './raffle-facts.tsx'
import { RaffleHero } from './raffle-hero.tsx'
import { RaffleSkeleton } from './raffle-skeleton.tsx'
import { raffleTabs } from './raffle-tabs.ts'
import raffleViewCss from './raffle-view.css?inline'
import { TabPart } from './tab-part.tsx'

addSheet(raffleViewCss)

const loadTags = () => loadChunk(() => import('../tags/parts/record-tags.tsx'))

/**
 * One raffle: its figures, what to do next, and its sales, prizes, winners, members and activity
 * (docs/domain.md, section 2, "Raffle view").
 *
 * @attr raffle-id the raffle; without it, the screen says that none was chosen, with a link to the list
 */
export default function RaffleView({ raffleId }: { raffleId?: unknown }) {
  const { raffle: title } = useTexts(raffleTexts)
  return (
    <OneRaffle raffleId={raffleId} title={title} waiting={<RaffleSkeleton />} hasHead>
      {(raffle, view) => <RaffleScreen raffle={raffle} view={view} />}
    </OneRaffle>
  )
}

interface RaffleScreenProps {
  raffle: RaffleDetail
  view: RaffleReading
}

/** The head that all tabs share, and the tabs. */
function RaffleScreen({ raffle, view }: RaffleScreenProps) {
  const texts = useTexts(raffleTexts)
  const target = useTarget()
  const place = useRef<HTMLDivElement>(null)
  const actions = useRaffleActions({
    place,
    onChanged: view.reload,
    onDone(_action, after) {
      if (after === null) actions.goTo(pathTo('raffles'))
      else if (after.id === raffle.id) view.show(after)
    },
  })
  const category = useTexts(choiceTexts)[`category-${raffle.category}`]
  return (
    <RaffleActionsContext value={actions}>
      <div className="rd-raffle" ref={place}>
        <PageHeader
          title={raffle.name}
          status={<RaffleStatusText status={raffle.status} />}
          subtitle={texts.raffleNumber({ category, organization: raffle.organizationName })}
          back={{ label: texts.back, ...target(pathTo('raffles')) }}
          actions={<HeaderActions raffle={raffle} actions={actions} />}
        />
        <RaffleTags raffle={raffle} />
        <RaffleHero raffle={raffle} onReached={view.reload} />
        <RaffleFacts raffle={raffle} />
        <RaffleTabs raffle={raffle} onTab={view.reload} />
        {actions.dialog}
      </div>
    </RaffleActionsContext>
  )
}

/** Its tags; their room is there before they are. */
function RaffleTags({ raffle }: { raffle: RaffleDetail }) {
  const { id, organizationId, name, tags } = raffle
  const { session } = useDesk()
  const mayEdit = may('raffles:edit', useRoles()) && session.kind !== 'host'
  if (tags.length === 0 && !mayEdit) return null
  return (
    <div className="rd-raffle-tags">
      <LoadedInPlace load={loadTags} waiting={null}>
        {RecordTags => (
          <RecordTags kind="raffles" {...{ id, organizationId, name, tags, mayEdit }} />
        )}
      </LoadedInPlace>
    </div>
  )
}

function HeaderActions({ raffle, actions }: { raffle: RaffleDetail; actions: RaffleActions }) {
  const { moreActions, edit } = useTexts(raffleActionTexts)
  const mayEdit = useDecision('edit', raffle).allowed
  return (
    <>
      {mayEdit && (
        <ScreenLink
          className="rd-button rd-button-secondary rd-button-md"
          path={pathTo('raffleEditor', { raffle: raffle.id })}
        >
          <Icon of={Pencil} />
          {edit}
        </ScreenLink>
      )}
      <Menu
        label={`${moreActions}: ${isolated(raffle.name)}`}
        align="end"
        trigger={
          <Button aria-label={moreActions} title={moreActions} icon={<Icon of={Ellipsis} />} />
        }
        items={actions.entriesOf(raffle, 'view')}
      />
    </>
  )
}

/** The open tab stands in the location, so that a link leads to it. */
function RaffleTabs({ raffle, onTab }: { raffle: RaffleDetail; onTab: () => void }) {
  const texts = useTexts(raffleTexts)
  const { location } = useDesk()
  const { tab: asked } = useStore(location.$parameters)
  const roles = useRoles()
  const tabs = raffleTabs.filter(({ needs }) => needs === undefined || may(needs, roles))
  const [first] = raffleTabs
  const selected = tabs.find(({ id }) => id === asked) ?? first
  const isFirst = selected === first
  usePageName(
    isFirst ? raffle.name : (texts[selected.title] as string),
    isFirst ? undefined : raffle.name,
  )
  return (
    <Tabs
      label={raffle.name}
      selected={selected.id}
      onSelect={id => {
        location.update({ tab: id === first.id ? null : id })
        // Another tab's work may have moved what the head shows.
        onTab()
      }}
      tabs={tabs.map(tab => ({
        id: tab.id,
        label: texts[tab.title] as string,
        count: tab.count?.(raffle),
        content: () => <TabPart tab={tab} raffle={raffle} />,
      }))}
    />
  )
}
