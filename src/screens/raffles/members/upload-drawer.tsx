import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { textDownload } from '../../../core/raffles/members/file-download.ts'
import { mostFileBytes } from '../../../core/raffles/members/member-file-rows.ts'
import { mostMemberRows, type UploadMode } from '../../../core/raffles/members/member-rows.ts'
import { memberTexts } from '../../../core/raffles/members/texts.ts'
import { createMemberUpload, memberTemplate } from '../../../core/raffles/members/upload.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { UnusableFile } from '../../kit/fields/file-field/use-file-upload.ts'
import { FileField } from '../../kit/fields/file-field.tsx'
import { useLocale } from '../../kit/language.tsx'
import { Drawer } from '../../kit/overlays/drawer.tsx'
import { Progress } from '../../kit/progress.tsx'
import { CheckedFileView } from './checked-file.tsx'
import { UploadOutcome } from './upload-outcome.tsx'

interface UploadDrawerProps {
  raffle: Pick<RaffleDetail, 'id' | 'name'>
  /** Members were added or changed. */
  onDone: () => void
  onClose: () => void
}

/** A list of members from a file: chosen, checked, sent, and told how it went. */
export default function UploadDrawer({ raffle, onDone, onClose }: UploadDrawerProps) {
  const desk = useDesk()
  const texts = useTexts(memberTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  const upload = useMemo(() => createMemberUpload(desk, raffle.id), [desk, raffle.id])
  const shown = useStore(upload.$state)
  const [mode, setMode] = useState<UploadMode>('valid-only')
  useEffect(() => upload.close, [upload])
  const template = useMemo(
    () =>
      textDownload(async () => ({
        name: texts.templateName,
        text: memberTemplate(desk.$locale.get()),
      })),
    [desk, texts],
  )
  const isDone = shown.state === 'done'
  const hasWritten = isDone || (shown.state === 'checked' && shown.taken > 0)
  useEffect(() => {
    if (hasWritten) onDone()
  }, [hasWritten, onDone])

  async function read(file: File) {
    await upload.choose(file)
    const after = upload.$state.get()
    if (after.state === 'choosing' && after.problem)
      throw new UnusableFile(
        after.problem === 'too-many'
          ? texts['problem-too-many']({ number: format.format(mostMemberRows) })
          : texts[`problem-${after.problem}`],
      )
    return { address: file.name }
  }

  const checked = shown.state === 'checked' ? shown : null
  const valid = checked?.checked.valid.length ?? 0
  const blocked = mode === 'all-or-nothing' && (checked?.checked.faults.length ?? 0) > 0
  const sending = shown.state === 'sending'
  return (
    <Drawer
      open
      size="lg"
      title={isDone ? texts.result : texts.uploadTitle}
      description={isDone ? undefined : texts.uploadHint}
      busy={sending}
      onClose={onClose}
      footer={
        isDone ? (
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        ) : (
          <>
            <Button disabled={sending} onClick={onClose}>
              {texts.cancel}
            </Button>
            {checked && <Button onClick={upload.restart}>{texts.otherFile}</Button>}
            {(checked || sending) && (
              <Button
                variant="primary"
                busy={sending}
                disabled={!sending && (valid === 0 || blocked)}
                onClick={() => void upload.send(mode)}
              >
                {texts.send({ number: format.format(valid) })(valid)}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="rd-member-upload">
        {(shown.state === 'choosing' || shown.state === 'reading') && (
          <>
            <FileField
              label={texts.file}
              kinds={['csv']}
              maxBytes={mostFileBytes}
              upload={read}
              value={null}
              onChange={() => undefined}
            />
            <div className="rd-member-template">
              <Button variant="quiet" onClick={template.start}>
                {texts.template}
              </Button>
            </div>
          </>
        )}
        {checked && (
          <CheckedFileView {...checked} mode={mode} onMode={setMode} onPlace={upload.place} />
        )}
        {shown.state === 'sending' && (
          <Progress
            label={texts.sending}
            done={shown.done}
            total={shown.total}
            valueText={texts.sendingOf({
              done: format.format(shown.done),
              total: format.format(shown.total),
            })}
          />
        )}
        {isDone && (
          <UploadOutcome result={shown.result} raffleName={raffle.name} csv={upload.failedCsv} />
        )}
      </div>
    </Drawer>
  )
}
