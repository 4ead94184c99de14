import type { ReactNode } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { useWords } from '../language.tsx'
import { Spinner } from '../spinner.tsx'
import { useChunk } from '../use-chunk.ts'
import { ErrorDialog } from './error-dialog.tsx'
import loadedPartCss from './loaded-part.css?inline'
import { overlayTexts } from './texts.ts'

addSheet(loadedPartCss)

interface LoadedPartProps<Part> {
  /** The same function on every render. */
  load: () => Promise<Part>
  /** What was opened is closed: it could not be loaded. Opening it again tries again. */
  onClose: () => void
  children: (part: Part) => ReactNode
}

/** What an overlay is made of, loaded when it first opens; most screens are seen without opening one. */
export function LoadedPart<Part>({ load, onClose, children }: LoadedPartProps<Part>) {
  const words = useWords(overlayTexts)
  const chunk = useChunk(load)
  switch (chunk.state) {
    case 'ready':
      return children(chunk.part)
    case 'loading':
      return (
        <span className="rd-loading-part" role="status" aria-label={words.loading}>
          <Spinner />
        </span>
      )
    case 'failed':
      return (
        <ErrorDialog
          title={words.error}
          message={words.notLoaded}
          closeLabel={words.close}
          onClose={onClose}
        />
      )
  }
}
