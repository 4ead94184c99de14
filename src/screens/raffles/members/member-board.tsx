import { useStore } from '@nanostores/react'
import { Pencil, Plus, Trash2, Upload, UserCheck, Users, UserX } from 'lucide'
import { useMemo, useState } from 'react'
import { isolated } from '../../../core/i18n/isolate.ts'
import { loadChunk } from '../../../core/load-chunk.ts'
import { may } from '../../../core/permissions.ts'
import type { Member } from '../../../core/raffles/members/member.ts'
import { createMemberList } from '../../../core/raffles/members/member-list.ts'
import { memberTexts } from '../../../core/raffles/members/texts.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { LoadedPart } from '../../kit/overlays/loaded-part.tsx'
import type { MenuEntry } from '../../kit/overlays/menu-entries.ts'
import type { TableSelection } from '../../kit/table/table-types.ts'
import { ListTable } from '../../list-table.tsx'
import { useNotify } from '../../use-notify.ts'
import { useRoles } from '../prizes/use-prize-reasons.ts'
import { BulkButtons } from './bulk-buttons.tsx'
import { memberColumns } from './member-columns.tsx'
import { MemberFacts } from './member-facts.tsx'
import { MemberQuestion, type Question } from './member-question.tsx'
import membersCss from './members.css?inline'
import { useMemberReasons } from './use-member-reasons.ts'

addSheet(membersCss)

const loadMemberDrawer = () => loadChunk(() => import('./member-drawer.tsx'))
const loadUploadDrawer = () => loadChunk(() => import('./upload-drawer.tsx'))

const memberId = ({ id }: Member) => id
const memberName = ({ name, number }: Member) => `${isolated(name)}, ${number}`

type Opened =
  | { kind: 'none' }
  | { kind: 'new' }
  | { kind: 'upload' }
  | { kind: 'edit'; member: Member }
  /** Without fields: the person can't change it. */
  | { kind: 'facts'; member: Member }
  | { kind: 'question'; question: Question }

/** Those who sell for a raffle: found, added, changed, uploaded and exported here. */
export function MemberBoard({ raffle }: { raffle: RaffleDetail }) {
  const desk = useDesk()
  const texts = useTexts(memberTexts)
  const notify = useNotify()
  const locale = useStore(desk.$locale)
  const { id, name } = raffle
  const list = useMemo(() => createMemberList(desk, { id, name }), [desk, id, name])
  const columns = useMemo(() => memberColumns(texts, locale), [texts, locale])
  const reasons = useMemberReasons(raffle.status)
  const editable = reasons.change === undefined
  const mayExport = may('members:export', useRoles())
  const [opened, setOpened] = useState<Opened>({ kind: 'none' })
  const isEmpty = useStore(list.table.$state).state === 'empty'
  const close = () => setOpened({ kind: 'none' })

  const open = (member: Member) => setOpened({ kind: editable ? 'edit' : 'facts', member })
  const ask = (question: Question) => setOpened({ kind: 'question', question })
  const rowActions = (member: Member): readonly MenuEntry[] => [
    {
      id: 'edit',
      label: editable ? texts.edit : texts.show,
      icon: Pencil,
      onAction: () => open(member),
    },
    {
      id: 'active',
      label: member.active ? texts.deactivate : texts.activate,
      icon: member.active ? UserX : UserCheck,
      disabledBecause: reasons.change,
      onAction: () =>
        ask({
          kind: member.active ? 'deactivate' : 'activate',
          ids: [member.id],
          name: member.name,
          onDone: close,
        }),
    },
    { separator: true },
    {
      id: 'delete',
      label: texts.delete,
      icon: Trash2,
      tone: 'danger',
      disabledBecause: reasons.deletion(member),
      onAction: () => ask({ kind: 'delete', member, onDone: close }),
    },
  ]

  const add = (
    <Button
      data-next
      variant="primary"
      icon={<Icon of={Plus} />}
      onClick={() => setOpened({ kind: 'new' })}
    >
      {texts.add}
    </Button>
  )
  const upload = (
    <Button icon={<Icon of={Upload} />} onClick={() => setOpened({ kind: 'upload' })}>
      {texts.upload}
    </Button>
  )
  const buttons = (
    <div className="rd-members-buttons">
      {upload}
      {add}
    </div>
  )
  const bulk = (selection: TableSelection, clear: () => void) => (
    <BulkButtons table={list.table} selection={selection} onAsk={ask} onDone={clear} />
  )
  return (
    <div className="rd-members">
      {!editable && <p className="rd-members-note">{reasons.change}</p>}
      {editable && !isEmpty && buttons}
      <ListTable<Member>
        store={list.table}
        label={texts.membersOf({ raffle: name })}
        columns={columns}
        rowId={memberId}
        rowName={memberName}
        onOpen={open}
        rowActions={rowActions}
        {...(editable && { bulkActions: bulk })}
        filters={[
          { id: 'search', kind: 'search', label: texts.search },
          {
            id: 'active',
            kind: 'yes-no',
            label: texts.activeFilter,
            yes: texts.activeYes,
            no: texts.activeNo,
            pinned: true,
          },
        ]}
        {...(mayExport && { download: list.download })}
        empty={{
          icon: Users,
          title: texts.none,
          message: editable ? texts.noneHint : texts.noneReadHint,
          action: editable && buttons,
        }}
      />
      {(opened.kind === 'new' || opened.kind === 'edit') && (
        <LoadedPart load={loadMemberDrawer} onClose={close}>
          {MemberDrawer => (
            <MemberDrawer
              raffle={raffle}
              member={opened.kind === 'edit' ? opened.member : null}
              list={list}
              onClose={close}
            />
          )}
        </LoadedPart>
      )}
      {opened.kind === 'facts' && (
        <MemberFacts member={opened.member} because={reasons.change ?? ''} onClose={close} />
      )}
      {opened.kind === 'question' && (
        <MemberQuestion
          question={opened.question}
          list={list}
          onSaid={text => notify('ok', text)}
          onClose={close}
        />
      )}
      {opened.kind === 'upload' && (
        <LoadedPart load={loadUploadDrawer} onClose={close}>
          {UploadDrawer => (
            <UploadDrawer raffle={raffle} onDone={list.table.reload} onClose={close} />
          )}
        </LoadedPart>
      )}
    </div>
  )
}
