import { type ReactNode, useEffect, useRef } from 'react'
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
      return <Loading label={words.loading} onClose={onClose} />
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

/** Escape takes the wish back: what comes late then opens nothing, and takes no focus. */
function Loading({ label, onClose }: { label: string; onClose: () => void }) {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close.current()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  return (
    <span className="rd-loading-part" role="status" aria-label={label}>
      <Spinner />
    </span>
  )
}
