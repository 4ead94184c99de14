import { useEffect } from 'react'
import { pageNameOf } from '../core/shell/page-name.ts'
import { useDesk } from './desk.tsx'

/**
 * Names the window, under the shell, while this is on screen.
 * @param title null: not known yet
 * @param of what it is one side of
 */
export function usePageName(title: string | null, of?: string): void {
  const desk = useDesk()
  const name = title === null || of === undefined ? title : `${title}, ${of}`
  useEffect(() => (name === null ? undefined : pageNameOf(desk).show(name)), [desk, name])
}
