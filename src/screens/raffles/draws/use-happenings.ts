import { useEffect, useRef, useState } from 'react'
import {
  type BatchDone,
  type Happening,
  watchDraw,
} from '../../../core/raffles/draws/happenings.ts'
import { type PickTexts, pickTexts } from '../../../core/raffles/draws/pick-texts.ts'
import { type WinnerTexts, winnerTexts } from '../../../core/raffles/winners/texts.ts'
import type { Winner } from '../../../core/raffles/winners/winner.ts'
import { useTexts } from '../../desk.tsx'
import type { ProcedureScene } from './procedure-context.tsx'

export interface Said {
  id: number
  text: string
}

interface Happenings {
  /** The newest pick that came while this page was open; null before. */
  latest: Winner | null
  /** In sentences, the newest last. */
  said: readonly Said[]
}

/** So many stay, so that the page doesn't grow with a long draw. */
const mostSaid = 20

/**
 * Watches the draw, and words what happens, whoever does it; a batch once it is through.
 * @param step the current one's name
 */
export function useHappenings(scene: ProcedureScene, step: string | null): Happenings {
  const { draw, prizes, winners, number } = scene
  const texts = useTexts(pickTexts)
  const words = useTexts(winnerTexts)
  const watch = useRef<ReturnType<typeof watchDraw>>(null)
  const lastStep = useRef(step)
  const count = useRef(0)
  const [{ latest, said }, setHappenings] = useState<Happenings>({ latest: null, said: [] })

  useEffect(() => {
    watch.current ??= watchDraw(draw.now)
    const news = watch.current({ prizes, winners: winners.data })
    const sentences = news.happenings.map(each => sentenceOf(each, { texts, words, number }))
    if (step !== null && step !== lastStep.current) sentences.push(texts.announceStep({ step }))
    lastStep.current = step
    if (!news.latest && sentences.length === 0) return
    const added = sentences.map(text => {
      count.current += 1
      return { id: count.current, text }
    })
    setHappenings(before => ({
      latest: news.latest ?? before.latest,
      said: [...before.said, ...added].slice(-mostSaid),
    }))
  }, [draw.now, prizes, winners, step, texts, words, number])

  // What is shown is the winner as it is now, not as it was picked.
  return { latest: winners.data.find(({ id }) => id === latest?.id) ?? latest, said }
}

interface Words {
  texts: PickTexts
  words: WinnerTexts
  number: (count: number) => string
}

function sentenceOf(happening: Happening | BatchDone, { texts, words, number }: Words): string {
  if (happening.kind === 'picked-many') {
    const { count, prizeName: prize } = happening
    return texts.announceMany({ number: number(count), prize })(count)
  }
  const ticket = String(happening.ticketNumber)
  const prize = happening.prizeName
  switch (happening.kind) {
    case 'picked': {
      const said = texts.announcePick({ ticket, prize })
      return happening.isFlagged ? `${said} ${texts.announceFlag}` : said
    }
    case 'verified':
      return texts.announceVerified({ ticket })
    case 'second-person':
      return texts.announceSecond({ ticket })
    case 'confirmed':
      return texts.announceConfirmed({ ticket, prize })
    case 'rejected':
      return texts.announceRejected({ ticket, reason: words[`reason-${happening.reason}`] })
    case 'contacted': {
      const { reached, unreachable } = happening.contact
      const outcome = reached
        ? words.wasReached
        : unreachable
          ? words.isUnreachable
          : words.notReached
      return texts.announceContact({ ticket, outcome })
    }
    case 'message':
      return texts.announceMessage({ ticket, what: words[`message-${happening.state}`] })
  }
}
