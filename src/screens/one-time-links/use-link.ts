import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { DeskError } from '../../core/errors.ts'
import type { LinkReader } from '../../core/one-time-links/link-reader.ts'
import { useDesk } from '../desk.tsx'

/** The link that a page was opened by, as the server sees it. */
export function useLink<About>(reader: LinkReader<About>, token: string) {
  const desk = useDesk()
  const { $state, reload } = useMemo(() => reader(desk, token), [desk, reader, token])
  return { read: useStore($state), reload }
}

/** Whether a link is good no more: what it is now says more than the refusal. */
export function isAboutLink(error: unknown): boolean {
  if (!(error instanceof DeskError)) return false
  return /^(link-|account-exists)/.test(String(error.errors[0]?.code))
}
