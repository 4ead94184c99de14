import { useState } from 'react'
import { loadChunk } from '../../../core/load-chunk.ts'
import { LoadedPart } from './loaded-part.tsx'
import type { ModalProps } from './modal-props.ts'

interface Props extends ModalProps {
  className: string
  veilClassName?: string
}

const loadPanel = () => loadChunk(() => import('./modal-panel.tsx'))

/** A surface above everything else, loaded when it first opens; from then on it stays, to close in peace. */
export function Modal(props: Props) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  function giveUp() {
    setWasOpen(false)
    props.onClose()
  }
  return (
    <LoadedPart load={loadPanel} onClose={giveUp}>
      {ModalPanel => <ModalPanel {...props} />}
    </LoadedPart>
  )
}
