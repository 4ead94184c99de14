import { Download } from 'lucide'
import { addSheet } from '../../../core/style/sheets.ts'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { useWords } from '../language.tsx'
import { useNumber } from '../use-number.ts'
import downloadButtonCss from './download-button.css?inline'
import { tableTexts } from './texts.ts'

addSheet(downloadButtonCss)

export type DownloadView =
  | { state: 'idle' }
  /** Rows written, of how many (0: not known yet), and rows a second once there is something to go by. */
  | { state: 'running'; done: number; total: number; rowsPerSecond: number | null }
  | { state: 'failed'; message: string }
  | { state: 'finished' }

interface DownloadButtonProps {
  download: DownloadView
  onStart: () => void
  onCancel: () => void
  /** There is nothing to download. */
  disabled?: boolean
}

/** "Download CSV" of the whole filtered set: progress with Cancel while it is made, Retry when it failed. */
export function DownloadButton({ download, onStart, onCancel, disabled }: DownloadButtonProps) {
  const words = useWords(tableTexts)
  const running = download.state === 'running'
  return (
    <div className="rd-download">
      <p className="rd-only-read-out" role="status">
        {running ? words.downloading : download.state === 'finished' ? words.downloaded : ''}
      </p>
      {running && <Progress {...download} />}
      {download.state === 'failed' && (
        <Alert>
          {words.downloadFailed} {download.message}
        </Alert>
      )}
      {/* One button in one place: whoever started the download has the focus on Cancel. */}
      <Button
        disabled={disabled && !running}
        icon={running ? undefined : <Icon of={Download} />}
        onClick={running ? onCancel : onStart}
      >
        {running
          ? words.cancelDownload
          : download.state === 'failed'
            ? words.retry
            : words.downloadCsv}
      </Button>
    </div>
  )
}

interface ProgressProps {
  done: number
  total: number
  rowsPerSecond: number | null
}

function Progress({ done, total, rowsPerSecond }: ProgressProps) {
  const words = useWords(tableTexts)
  const number = useNumber()
  const known = total > 0
  return (
    <div className="rd-download-progress">
      <progress
        aria-label={words.downloading}
        max={known ? total : undefined}
        value={known ? Math.min(done, total) : undefined}
      />
      <span className="rd-number">
        {known
          ? words.rowsDone({ done: number(done), total: number(total) })
          : words.rowsSoFar({ done: number(done) })}
        {rowsPerSecond !== null && ` · ${words.rate({ number: number(rowsPerSecond) })}`}
      </span>
    </div>
  )
}
