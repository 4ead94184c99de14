import { UserRoundCheck, UserRoundX, Users } from 'lucide'
import { useCallback, useState } from 'react'
import type { Desk } from '../../core/desk.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { pathTo } from '../../core/links.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { mayForAll } from '../../core/permissions.ts'
import { userCalls } from '../../core/users/calls.ts'
import type { User, UserState } from '../../core/users/user.ts'
import { userTexts } from '../../core/users/user-texts.ts'
import { usersOf } from '../../core/users/users-table.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { ListTable } from '../list-table.tsx'
import { useList } from '../use-list.tsx'
import { useRoles } from '../use-roles.ts'
import { useTarget } from '../use-target.ts'
import { userCells } from './user-cells.tsx'

const listOf = (desk: Desk) => usersOf(desk).store
const nameOf = ({ name }: User) => isolated(name)
const loadQuestion = () => loadChunk(() => import('./all-sellers.tsx'))

/** Who works in an organization, with what roles; an agent manager's agents (docs/domain.md, section 2, "Users"). */
export default function UserList() {
  const desk = useDesk()
  const texts = useTexts(userTexts)
  const roles = useRoles()
  const [asking, setAsking] = useState<UserState | null>(null)
  const { list, ...table } = useList({
    call: userCalls.list,
    of: {},
    words: texts,
    cells: userCells,
    kept: listOf,
  })
  const target = useTarget()
  const rowTarget = useCallback(({ id }: User) => target(pathTo('user', { user: id })), [target])
  const close = () => setAsking(null)
  return (
    <div className="rd-page">
      <PageHeader
        title={texts.users}
        subtitle={mayForAll('users:manage', roles) ? texts.about : texts.aboutAgents}
        actions={
          <>
            <Button icon={<Icon of={UserRoundCheck} />} onClick={() => setAsking('active')}>
              {texts.letSellersIn}
            </Button>
            <Button
              data-next
              icon={<Icon of={UserRoundX} />}
              onClick={() => setAsking('suspended')}
            >
              {texts.suspendSellers}
            </Button>
          </>
        }
      />
      <ListTable<User>
        {...table}
        label={texts.users}
        rowName={nameOf}
        rowTarget={rowTarget}
        download={usersOf(desk).download}
        empty={{ icon: Users, title: texts.none, message: texts.noneHint }}
      />
      {asking && (
        <LoadedPart load={loadQuestion} onClose={close}>
          {AllSellers => <AllSellers state={asking} onDone={list.table.reload} onClose={close} />}
        </LoadedPart>
      )}
    </div>
  )
}
