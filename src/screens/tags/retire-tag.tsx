import { type FormEvent, useId, useState } from 'react'
import { tagCalls } from '../../core/tags/calls.ts'
import { type Tag, usesIn } from '../../core/tags/tag.ts'
import { tagTexts } from '../../core/tags/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { RadioCardsField } from '../kit/fields/radio-cards-field.tsx'
import { useWords } from '../kit/language.tsx'
import { Dialog } from '../kit/overlays/dialog.tsx'
import { overlayTexts } from '../kit/overlays/texts.ts'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import { OtherTagField, TagMoves, useLook, useUses } from './other-tag.tsx'

interface RetireTagProps {
  tag: Tag
  /** What was asked for; both may give another tag in its place. */
  by: 'merge' | 'delete'
  /** Something was written, or may have been. */
  onWritten: () => void
  onClose: () => void
}

/** A tag goes: what has it gets another one, or loses it; how many that is, is said before it is done. */
export default function RetireTag({ tag: given, by, onWritten, onClose }: RetireTagProps) {
  // As it was when the question was put: whatever becomes of it meanwhile, the answer is to this one.
  const [tag] = useState(given)
  const { http } = useDesk()
  const texts = useTexts(tagTexts)
  const words = useWords(overlayTexts)
  const notify = useNotify()
  const action = useAction()
  const form = useId()
  const isUsed = usesIn(tag.uses) > 0
  /** Whether what has it gets another one; null until somebody has said so. */
  const [fate, setFate] = useState<'gets' | 'loses' | null>(
    by === 'merge' ? 'gets' : isUsed ? null : 'loses',
  )
  const moves = fate === 'gets'
  const [keptId, setKeptId] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const look = useLook(moves ? keptId : null, tag.id)
  const named = { name: tag.name }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const seen = look.state.state === 'ready' ? look.state.data : null
    if (fate === null || (moves && seen === null)) return
    const done = await action.run(
      async attempt => {
        if (by === 'merge' && seen !== null) {
          const { kept, merged } = seen
          const body = {
            version: kept.version,
            mergedId: merged.id,
            mergedVersion: merged.version,
          }
          await http.ask(tagCalls.merge, { params: { id: kept.id }, body }, { attempt })
        } else {
          const reassignTo = seen && { reassignTo: seen.kept.id }
          const query = { version: tag.version, ...reassignTo }
          await http.ask(tagCalls.remove, { params: { id: tag.id }, query }, { attempt })
        }
      },
      { moves, keptId },
    )
    onWritten()
    if (!done) return look.reload()
    const kept = seen?.kept.name ?? ''
    notify(
      'ok',
      by === 'merge' ? texts.merged({ name: kept, other: tag.name }) : texts.deleted(named),
    )
    onClose()
  }

  const hint = isUsed ? texts.deleteHint : texts.deleteUnused
  const back = by === 'merge' ? texts.keepBoth : texts.keep
  return (
    <Dialog
      open
      // Nothing is to be filled in: it begins on the way back.
      role={by === 'delete' && !isUsed ? 'alertdialog' : 'dialog'}
      size="sm"
      title={by === 'merge' ? texts.mergeTitle(named) : texts.deleteTitle(named)}
      description={by === 'merge' ? texts.mergeHint(named) : hint}
      busy={action.busy}
      onClose={onClose}
      footer={
        <>
          <Button size="lg" disabled={action.busy} onClick={onClose}>
            {action.unsure ? words.close : back}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            size="lg"
            busy={action.busy}
            {...(by === 'delete' && { className: 'rd-confirm-danger' })}
          >
            {action.unsure ? words.again : by === 'merge' ? texts.mergeDo : texts.deleteDo}
          </Button>
        </>
      }
    >
      <form id={form} className="rd-tag-question" noValidate onSubmit={e => void submit(e)}>
        {by === 'delete' && isUsed && (
          <Fate
            tag={tag}
            value={fate}
            error={tried && fate === null ? texts.chooseFate : undefined}
            onChange={setFate}
            disabled={action.unsure}
          />
        )}
        {moves && (
          <OtherTagField
            tag={tag}
            label={by === 'merge' ? texts.mergeInto : texts.deleteInto}
            error={tried && keptId === null ? texts.chooseOne : undefined}
            value={keptId}
            onChange={setKeptId}
          />
        )}
        <TagMoves {...look} />
        {action.error && <Alert>{action.error}</Alert>}
      </form>
    </Dialog>
  )
}

interface FateProps {
  tag: Tag
  value: 'gets' | 'loses' | null
  error: string | undefined
  onChange: (fate: 'gets' | 'loses') => void
  disabled: boolean
}

/** What becomes of those that have it: asked, with nothing said beforehand. */
function Fate({ tag, ...field }: FateProps) {
  const texts = useTexts(tagTexts)
  const says = useUses()
  return (
    <RadioCardsField
      {...field}
      label={texts.deleteWhat}
      required
      options={[
        { id: 'loses', label: texts.deleteLoses({ uses: says(tag.uses) }) },
        { id: 'gets', label: texts.deleteGets },
      ]}
    />
  )
}
