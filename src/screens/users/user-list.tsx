import { useStore } from '@nanostores/react'
import { UserRoundCheck, UserRoundPlus, UserRoundX, Users } from 'lucide'
import { useCallback, useState } from 'react'
import type { Desk } from '../../core/desk.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { pathTo } from '../../core/links.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { may, mayForAll } from '../../core/permissions.ts'
import { userCalls } from '../../core/users/calls.ts'
import { invitationTexts } from '../../core/users/invitation-texts.ts'
import { suspendedSellersOf } from '../../core/users/sellers.ts'
import type { User } from '../../core/users/user.ts'
import { userTexts } from '../../core/users/user-texts.ts'
import { usersOf } from '../../core/users/users-table.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { ListTable } from '../list-table.tsx'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import { useList } from '../use-list.tsx'
import { useRoles } from '../use-roles.ts'
import { useTarget } from '../use-target.ts'
import { Invitations } from './invitations.tsx'
import { userCells } from './user-cells.tsx'

const listOf = (desk: Desk) => usersOf(desk).store
const nameOf = ({ name }: User) => isolated(name)
const loadSellers = () => loadChunk(() => import('./all-sellers.tsx'))
const loadRequired = () => loadChunk(() => import('../second-factor/parts/required-roles.tsx'))
const loadInvite = () => loadChunk(() => import('./invite.tsx'))

/** Who works in an organization, with what roles; an agent manager's agents (docs/domain.md, section 2, "Users"). */
export default function UserList() {
  const desk = useDesk()
  const texts = useTexts(userTexts)
  const { invite } = useTexts(invitationTexts)
  const roles = useRoles()
  const organization = useStore(desk.$organization)
  const [opened, setOpened] = useState<'invite' | 'suspended' | 'active' | null>(null)
  const { list, ...table } = useList({
    call: userCalls.list,
    of: {},
    words: texts,
    cells: userCells,
    kept: listOf,
  })
  const target = useTarget()
  const rowTarget = useCallback(({ id }: User) => target(pathTo('user', { user: id })), [target])
  const out = suspendedSellersOf(desk)
  const isAnyOut = useStore(out.$state).state === 'ready'
  const close = () => setOpened(null)
  const readAgain = () => {
    list.table.reload()
    out.freshen()
  }
  return (
    <div className="rd-page">
      <PageHeader
        title={texts.users}
        subtitle={mayForAll('users:manage', roles) ? texts.about : texts.aboutAgents}
        actions={
          <>
            {isAnyOut && (
              <Button icon={<Icon of={UserRoundCheck} />} onClick={() => setOpened('active')}>
                {texts.letSellersIn}
              </Button>
            )}
            <Button icon={<Icon of={UserRoundX} />} onClick={() => setOpened('suspended')}>
              {texts.suspendSellers}
            </Button>
            <Button
              data-next
              variant="primary"
              icon={<Icon of={UserRoundPlus} />}
              onClick={() => setOpened('invite')}
            >
              {invite}
            </Button>
          </>
        }
      />
      <Invitations />
      <ListTable<User>
        {...table}
        label={texts.users}
        rowName={nameOf}
        rowTarget={rowTarget}
        download={usersOf(desk).download}
        empty={{ icon: Users, title: texts.none, message: texts.noneHint }}
      />
      {organization && may('second-factor:require', roles) && (
        <div className="rd-record">
          <LoadedInPlace load={loadRequired}>
            {RequiredRoles => <RequiredRoles organizationId={organization.id} />}
          </LoadedInPlace>
        </div>
      )}
      {opened === 'invite' && (
        <LoadedPart load={loadInvite} onClose={close}>
          {Invite => <Invite onClose={close} />}
        </LoadedPart>
      )}
      {opened !== null && opened !== 'invite' && (
        <LoadedPart load={loadSellers} onClose={close}>
          {AllSellers => <AllSellers state={opened} onDone={readAgain} onClose={close} />}
        </LoadedPart>
      )}
    </div>
  )
}
