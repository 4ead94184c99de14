import { useStore } from '@nanostores/react'
import { Pencil, Plus, Trash2, Upload, UserCheck, Users, UserX } from 'lucide'
import { useMemo, useState } from 'react'
import type { Desk } from '../../../core/desk.ts'
import { isolated } from '../../../core/i18n/isolate.ts'
import { loadChunk } from '../../../core/load-chunk.ts'
import { may } from '../../../core/permissions.ts'
import { memberCalls } from '../../../core/raffles/members/calls.ts'
import { textDownload } from '../../../core/raffles/members/file-download.ts'
import { type Member, memberList } from '../../../core/raffles/members/member.ts'
import { memberFileWords } from '../../../core/raffles/members/member-file.ts'
import { memberTexts } from '../../../core/raffles/members/texts.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import type { FilterQuery } from '../../../core/table/list.ts'
import { DeleteRecord } from '../../delete-record.tsx'
import { useDesk, useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { LoadedPart } from '../../kit/overlays/loaded-part.tsx'
import type { MenuEntry } from '../../kit/overlays/menu-entries.ts'
import type { TableSelection } from '../../kit/table/table-types.ts'
import { ListTable } from '../../list-table.tsx'
import { RecordFacts } from '../../record-facts.tsx'
import { useList } from '../../use-list.tsx'
import { useNotify } from '../../use-notify.ts'
import { useRoles } from '../../use-roles.ts'
import { BulkButtons } from './bulk-buttons.tsx'
import { MemberQuestion, type Question } from './member-question.tsx'
import { MemberStatus } from './member-status.tsx'
import membersCss from './members.css?inline'
import { useMemberReasons } from './use-member-reasons.ts'

addSheet(membersCss)

const loadMemberDrawer = () => loadChunk(() => import('./member-drawer.tsx'))
const loadUploadDrawer = () => loadChunk(() => import('./upload-drawer.tsx'))

const cells = { active: (member: Member) => <MemberStatus member={member} /> }
const memberName = ({ name, number }: Member) => `${isolated(name)}, ${number}`

type Opened =
  | { kind: 'none' }
  | { kind: 'new' }
  | { kind: 'upload' }
  | { kind: 'edit'; member: Member }
  /** Without fields: the person can't change it. */
  | { kind: 'facts'; member: Member }
  | { kind: 'delete'; member: Member }
  | { kind: 'question'; question: Question }

/** Those who sell for a raffle: found, added, changed, uploaded and exported here. */
export function MemberBoard({ raffle }: { raffle: RaffleDetail }) {
  const desk = useDesk()
  const texts = useTexts(memberTexts)
  const notify = useNotify()
  const { id, name } = raffle
  const { list: members, ...list } = useList({
    call: memberCalls.list,
    of: { eventId: id },
    words: texts,
    cells,
  })
  const { reload } = list.store
  const download = useMemo(() => memberFile(desk, name, members.fileQuery), [desk, name, members])
  const reasons = useMemberReasons(raffle.status)
  const editable = reasons.change === undefined
  const mayExport = may('members:export', useRoles())
  const [opened, setOpened] = useState<Opened>({ kind: 'none' })
  const isEmpty = useStore(list.store.$state).state === 'empty'
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
      onAction: () => setOpened({ kind: 'delete', member }),
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
    <BulkButtons table={list.store} selection={selection} onAsk={ask} onDone={clear} />
  )
  return (
    <div className="rd-members">
      {!editable && <p className="rd-members-note">{reasons.change}</p>}
      {editable && !isEmpty && buttons}
      <ListTable<Member>
        {...list}
        label={texts.membersOf({ raffle: name })}
        rowName={memberName}
        onOpen={open}
        rowActions={rowActions}
        {...(editable && { bulkActions: bulk })}
        {...(mayExport && { download })}
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
              raffleId={id}
              member={opened.kind === 'edit' ? opened.member : null}
              onWritten={reload}
              onClose={close}
            />
          )}
        </LoadedPart>
      )}
      {opened.kind === 'facts' && (
        <RecordFacts
          record={opened.member}
          title={opened.member.name}
          because={reasons.change ?? ''}
          columns={memberList.columns}
          cells={cells}
          words={texts}
          close={texts.close}
          onClose={close}
        />
      )}
      {opened.kind === 'delete' && (
        <DeleteMember member={opened.member} onWritten={reload} onClose={close} />
      )}
      {opened.kind === 'question' && (
        <MemberQuestion
          question={opened.question}
          onWritten={reload}
          onSaid={text => notify('ok', text)}
          onClose={close}
        />
      )}
      {opened.kind === 'upload' && (
        <LoadedPart load={loadUploadDrawer} onClose={close}>
          {UploadDrawer => <UploadDrawer raffle={raffle} onDone={reload} onClose={close} />}
        </LoadedPart>
      )}
    </div>
  )
}

interface DeleteMemberProps {
  member: Member
  onWritten: () => void
  onClose: () => void
}

function DeleteMember({ member, onWritten, onClose }: DeleteMemberProps) {
  const { http } = useDesk()
  const { id, version, name } = member
  return (
    <DeleteRecord
      name={name}
      texts={useTexts(memberTexts)}
      remove={attempt =>
        http.ask(memberCalls.remove, { params: { id }, query: { version } }, { attempt })
      }
      onDone={() => {
        onWritten()
        onClose()
      }}
      onFailed={onWritten}
      onClose={onClose}
    />
  )
}

/** Everyone that the filters let through, by the API. */
function memberFile(
  { http, $locale }: Desk,
  raffle: string,
  query: () => FilterQuery<typeof memberList> & { eventId: string },
) {
  return textDownload(async signal => {
    const { file } = memberFileWords[$locale.get()]
    const text = await http.ask(memberCalls.file, { query: query() }, { signal })
    return { name: `${file} - ${raffle}.csv`, text }
  })
}
