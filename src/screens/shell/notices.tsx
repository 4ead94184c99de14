import { useStore } from '@nanostores/react'
import { createRoot } from 'react-dom/client'
import type { Desk } from '../../core/desk.ts'
import { DeskProvider, useDesk } from '../desk.tsx'
import { Toasts } from '../kit/overlays/toasts/toasts.tsx'

function Notices() {
  const { notices } = useDesk()
  return <Toasts toasts={useStore(notices.$notices)} onDismiss={notices.dismiss} />
}

/** Shows a desk's notices in a place, until ended. */
export function showNotices(place: HTMLElement, desk: Desk): () => void {
  const root = createRoot(place)
  root.render(
    <DeskProvider desk={desk}>
      <Notices />
    </DeskProvider>,
  )
  return () => root.unmount()
}
