import { type ReactNode, useId, useState } from 'react'
import { LoadedPart } from './loaded-part.tsx'
import { type Opening, type Trigger, triggerButton } from './trigger.tsx'

interface Opened {
  /** What the trigger says it controls. */
  id: string
  opening: Opening
  onClose: () => void
}

interface OpenerProps<Panel> {
  kind: 'menu' | 'dialog'
  trigger: Trigger
  /** The same function on every render. */
  load: () => Promise<Panel>
  children: (panel: Panel, opened: Opened) => ReactNode
}

/** A trigger and what it opens, which is loaded and made when it opens. */
export function Opener<Panel>({ kind, trigger, load, children }: OpenerProps<Panel>) {
  const [opening, setOpening] = useState<Opening>()
  const id = useId()
  const onClose = () => setOpening(undefined)
  return (
    <>
      {triggerButton(trigger, {
        kind,
        open: opening !== undefined,
        controls: id,
        onOpen: setOpening,
        onApproach: load,
      })}
      {opening && (
        <LoadedPart load={load} onClose={onClose}>
          {panel => children(panel, { id, opening, onClose })}
        </LoadedPart>
      )}
    </>
  )
}
