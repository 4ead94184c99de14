import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { DeskError } from '../../../core/errors.ts'
import type { LinkReader } from '../../../core/one-time-links/link-reader.ts'
import { useDesk } from '../../desk.tsx'

/** The link that a page was opened by, as the server sees it. */
export function useLink<About>(reader: LinkReader<About>, token: string) {
  const desk = useDesk()
  const { $state, reload } = useMemo(() => reader(desk, token), [desk, reader, token])
  return { read: useStore($state), reload }
}

/** What becomes of an answer to a link. */
export interface LinkAnswered {
  onDone: () => void
  /** The link was used or has ended meanwhile, or the address has an account by now. */
  onRefused: () => void
}

/** Answers a link by a call; where the link is good no more, what it is now says more than the refusal. */
export async function answerLink(
  answer: Promise<unknown>,
  { onDone, onRefused }: LinkAnswered,
): Promise<void> {
  try {
    await answer
  } catch (error) {
    if (!isAboutLink(error)) throw error
    return onRefused()
  }
  onDone()
}

function isAboutLink(error: unknown): boolean {
  if (!(error instanceof DeskError)) return false
  return /^(link-|account-exists)/.test(String(error.errors[0]?.code))
}
