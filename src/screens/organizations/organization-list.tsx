import { useStore } from '@nanostores/react'
import { ArrowRightLeft, Building2, Plus } from 'lucide'
import { useCallback, useState } from 'react'
import type { Desk } from '../../core/desk.ts'
import { messageOf } from '../../core/errors.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { pathTo } from '../../core/links.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { organizationAdminOf, productNames } from '../../core/organizations/admin-list.ts'
import { organizationAdminTexts } from '../../core/organizations/admin-texts.ts'
import {
  type ListedOrganization,
  organizationListCalls,
} from '../../core/organizations/list-calls.ts'
import { createSwitcher } from '../../core/organizations/switcher.ts'
import { may } from '../../core/permissions.ts'
import { shellTexts } from '../../core/shell/texts.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { DateText } from '../kit/date-text.tsx'
import { Icon } from '../kit/icon.tsx'
import { ErrorDialog } from '../kit/overlays/error-dialog.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import type { MenuEntry } from '../kit/overlays/menu-entries.ts'
import { PageHeader } from '../kit/page-header.tsx'
import { Status } from '../kit/status.tsx'
import { ListTable } from '../list-table.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { WaitingSignUps } from '../sign-up/parts/waiting-sign-ups.tsx'
import { useList } from '../use-list.tsx'
import { useRoles } from '../use-roles.ts'
import { useTarget } from '../use-target.ts'

const loadCreation = () => loadChunk(() => import('./create-organization.tsx'))
const listOf = (desk: Desk) => organizationAdminOf(desk).store
const rowName = ({ name }: ListedOrganization) => isolated(name)

const tones = {
  none: 'neutral',
  ready: 'ok',
  eventual: 'info',
  due: 'warn',
  'past-due': 'bad',
} as const

function Payments({ payments }: ListedOrganization) {
  const texts = useTexts(organizationAdminTexts)
  return <Status tone={tones[payments]}>{texts[`payments-${payments}`]}</Status>
}

function Products(organization: ListedOrganization) {
  return <>{productNames(organization, useTexts(organizationAdminTexts))}</>
}

const cells = {
  payments: (row: ListedOrganization) => <Payments {...row} />,
  products: (row: ListedOrganization) => <Products {...row} />,
  createdAt: ({ createdAt }: ListedOrganization) => (
    <DateText instant={createdAt} timeZone={browserTimeZone()} show="date" />
  ),
}

/** Every organization, for those who run the product: found by name, products and what payments still need (docs/domain.md, section 2). */
export default function OrganizationList() {
  const desk = useDesk()
  const texts = useTexts(organizationAdminTexts)
  const errors = useTexts(errorTexts)
  const { admin } = useTexts(shellTexts)
  const { download } = organizationAdminOf(desk)
  const { list: _, ...list } = useList({
    call: organizationListCalls.list,
    of: {},
    words: texts,
    cells,
    kept: listOf,
  })
  const target = useTarget()
  const rowTarget = useCallback(
    ({ id }: ListedOrganization) => target(pathTo('adminOrganization', { organization: id })),
    [target],
  )
  const [switcher] = useState(() => createSwitcher(desk))
  const current = useStore(switcher.$current)
  const state = useStore(switcher.$state)
  const rowActions = useCallback(
    ({ id, name }: ListedOrganization): readonly MenuEntry[] => {
      if (current === null || id === current.id) return []
      const onAction = () => void switcher.switchTo({ id, name })
      return [{ id: 'switch', label: texts.workIn, icon: ArrowRightLeft, onAction }]
    },
    [current, switcher, texts],
  )
  return (
    <div className="rd-page">
      <PageHeader
        title={admin}
        subtitle={
          state.state === 'switching' ? (
            <span role="status">{texts.switching({ name: state.to.name })}</span>
          ) : (
            texts.about
          )
        }
        actions={<Ways />}
      />
      <WaitingSignUps />
      <ListTable<ListedOrganization>
        {...list}
        label={texts.organizations}
        rowName={rowName}
        rowTarget={rowTarget}
        rowActions={rowActions}
        download={download}
        empty={{ icon: Building2, title: texts.none, message: texts.noneHint }}
      />
      {state.state === 'failed' && (
        <ErrorDialog
          title={texts.error}
          message={messageOf(state.error, errors.unexpected)}
          closeLabel={texts.close}
          onClose={switcher.dismiss}
        />
      )}
    </div>
  )
}

/** To what else belongs to the section. */
function Ways() {
  const { tags, systemInfo, add } = useTexts(organizationAdminTexts)
  const roles = useRoles()
  const [isAdding, setAdding] = useState(false)
  const close = () => setAdding(false)
  const button = 'rd-button rd-button-secondary rd-button-md'
  return (
    <>
      <ScreenLink className={button} path={pathTo('adminTags')}>
        {tags}
      </ScreenLink>
      {may('system:read', roles) && (
        <ScreenLink className={button} path={pathTo('systemInfo')}>
          {systemInfo}
        </ScreenLink>
      )}
      {may('organization:edit', roles) && (
        <Button
          data-next
          variant="primary"
          icon={<Icon of={Plus} />}
          onClick={() => setAdding(true)}
        >
          {add}
        </Button>
      )}
      {isAdding && (
        <LoadedPart load={loadCreation} onClose={close}>
          {CreateOrganization => <CreateOrganization onClose={close} />}
        </LoadedPart>
      )}
    </>
  )
}
