import { useEffect, useRef } from 'react'
import { claimFocus } from '../../claim-focus.ts'
import { useDesk } from '../../desk.tsx'
import { Door, type DoorProps } from './door.tsx'

/** One of these pages that says what came of it, with nothing to type: the focus, whose form is gone, is on its heading. */
export function OutcomeDoor(props: Omit<DoorProps, 'ref'>) {
  const { session } = useDesk()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = card.current?.querySelector('h1')
    // A host's page keeps its own.
    return heading && session.kind !== 'host' ? claimFocus(heading) : undefined
  }, [session])
  return <Door {...props} ref={card} />
}
