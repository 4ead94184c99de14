import { useEffect, useMemo, useRef } from 'react'
import { textDownload } from '../../../core/raffles/members/file-download.ts'
import { memberTexts } from '../../../core/raffles/members/texts.ts'
import type { UploadResult } from '../../../core/raffles/members/upload.ts'
import { useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { useLocale } from '../../kit/language.tsx'
import { FaultList } from './fault-list.tsx'

interface UploadOutcomeProps {
  result: UploadResult
  raffleName: string
  /** The lines that were not taken, in their file's shape. */
  csv: () => string
}

/** How many were added, changed and not taken; what failed comes back as a file. */
export function UploadOutcome({ result, raffleName, csv }: UploadOutcomeProps) {
  const texts = useTexts(memberTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  const { created, changed, unchanged, failedLines, faults } = result
  const failed = useMemo(
    () =>
      textDownload(async () => ({
        name: texts.failedFileName({ name: raffleName }),
        text: csv(),
      })),
    [texts, raffleName, csv],
  )
  const told = useRef<HTMLDivElement>(null)
  // The button that sent the list is gone, and with it the focus.
  useEffect(() => told.current?.focus(), [])
  const figures = [
    { label: texts.created, value: created },
    { label: texts.changed, value: changed },
    { label: texts.unchanged, value: unchanged },
    { label: texts.failed, value: failedLines },
  ]
  return (
    <>
      <div role="status" tabIndex={-1} ref={told}>
        <dl className="rd-member-outcome">
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="rd-number">{format.format(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {faults.length > 0 && (
        <>
          <FaultList faults={faults} />
          <div>
            <Button onClick={failed.start}>{texts.failedFile}</Button>
          </div>
        </>
      )}
    </>
  )
}
