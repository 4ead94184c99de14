import { useStore } from '@nanostores/react'
import type { Member } from '../../../core/raffles/members/member.ts'
import { memberTexts } from '../../../core/raffles/members/texts.ts'
import type { TableStore } from '../../../core/table/create-table.ts'
import { useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import type { TableSelection } from '../../kit/table/table-types.ts'
import type { Question } from './member-question.tsx'

interface BulkButtonsProps {
  table: TableStore<Member>
  selection: TableSelection
  onAsk: (question: Question) => void
  /** The selected are done with. */
  onDone: () => void
}

/** What can be done with the members that are ticked, on whichever page. */
export function BulkButtons({ table, selection, onAsk, onDone }: BulkButtonsProps) {
  const texts = useTexts(memberTexts)
  const shown = useStore(table.$state)
  const ids = selection.kind === 'rows' ? selection.ids : []
  const rows = shown.state === 'ready' ? shown.rows : []
  const name = ids.length === 1 ? rows.find(({ id }) => id === ids[0])?.name : undefined
  return (
    <>
      <Button onClick={() => onAsk({ kind: 'activate', ids, name, onDone })}>
        {texts.activate}
      </Button>
      <Button onClick={() => onAsk({ kind: 'deactivate', ids, name, onDone })}>
        {texts.deactivate}
      </Button>
    </>
  )
}
