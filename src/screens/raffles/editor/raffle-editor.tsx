import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { messageOf } from '../../../core/errors.ts'
import { pathTo } from '../../../core/links.ts'
import { createRaffleEditor, type RaffleEditor } from '../../../core/raffles/editor/editor.ts'
import { editorTexts } from '../../../core/raffles/editor/texts.ts'
import { reasonWords } from '../../../core/raffles/reason-words.ts'
import { ruleTexts } from '../../../core/raffles/rule-texts.ts'
import { decide } from '../../../core/raffles/rules.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { ForbiddenPage } from '../../forbidden-page.tsx'
import { FailedState } from '../../kit/failed-state.tsx'
import { ForbiddenState } from '../../kit/forbidden-state.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { usePageName } from '../../use-page-name.ts'
import { useTarget } from '../../use-target.ts'
import { EditorForm } from './editor-form.tsx'
import { EditorWaiting } from './editor-waiting.tsx'
import raffleEditorCss from './raffle-editor.css?inline'

addSheet(raffleEditorCss)

interface RaffleEditorProps {
  /** Without it, a new raffle is made. */
  raffleId?: string
  /** A section or an activation's requirement: its heading or field gets the focus. */
  section?: string
}

/**
 * The raffle editor: create without a raffle's id, edit with it.
 *
 * @attr raffle-id the raffle that is edited; without it, a new one is made
 * @attr section a section (`dates`), whose heading gets the focus, or a requirement for activation (`draw-location`),
 *   whose field does
 */
export default function RaffleEditorScreen({ raffleId, section }: RaffleEditorProps) {
  const desk = useDesk()
  const id = raffleId || null
  const editor = useMemo(() => createRaffleEditor(desk, id), [desk, id])
  return <EditorOf key={id} editor={editor} raffleId={id} section={section} />
}

interface EditorOfProps {
  editor: RaffleEditor
  raffleId: string | null
  section: string | undefined
}

function EditorOf({ editor, raffleId, section }: EditorOfProps) {
  const target = useTarget()
  const texts = useTexts(editorTexts)
  const reasons = useTexts(ruleTexts)
  const edited = useStore(editor.$state)
  const raffle = edited.state === 'ready' ? edited.data.raffle : null
  const back =
    raffleId === null
      ? { label: texts.raffles, ...target(pathTo('raffles')) }
      : { label: texts.backToRaffle, ...target(pathTo('raffle', { raffle: raffleId })) }
  const title =
    raffleId === null
      ? texts.newTitle
      : texts.editTitle({ raffle: raffle?.name ?? texts.backToRaffle })
  usePageName(raffleId === null || raffle ? title : null)
  return (
    <div className="rd-editor">
      <PageHeader
        title={title}
        {...(raffleId === null && editor.refusal() === null && { subtitle: texts.newSubtitle })}
        back={back}
      />
      {body()}
    </div>
  )

  function body() {
    const refused = editor.refusal()
    if (refused !== null) return <ForbiddenPage title={reasons[refused]} />
    switch (edited.state) {
      case 'ready': {
        const decision = raffle && decide('edit', raffle, editor.roles, new Date())
        if (decision && !decision.allowed)
          return <ForbiddenState title={decision.reasons.map(reasonWords(reasons)).join(' ')} />
        return <EditorForm editor={editor} edited={edited.data} section={section} />
      }
      case 'failed':
        return (
          <FailedState
            title={texts.loadFailed}
            message={messageOf(edited.error)}
            retry={texts.retry}
            onRetry={editor.reload}
          />
        )
      case 'forbidden':
        return <ForbiddenPage title={reasons['role-edit']} />
      default:
        return <EditorWaiting label={texts.loading} />
    }
  }
}
