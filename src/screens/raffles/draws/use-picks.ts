import { useEffect, useRef, useState } from 'react'
import { pickTexts } from '../../../core/raffles/draws/pick-texts.ts'
import type { Winner } from '../../../core/raffles/winners/winner.ts'
import { useTexts } from '../../desk.tsx'
import type { ProcedureScene } from './procedure-context.tsx'

interface Picks {
  /** The newest pick that came while this page was open; null before. */
  latest: Winner | null
  said: { text: string; count: number } | null
}

/** Watches for picks, whoever makes them, and words them: each by itself, a batch once it is through. */
export function usePicks(scene: ProcedureScene): Picks {
  const { draw, prizes, winners, number } = scene
  const texts = useTexts(pickTexts)
  const [picks, setPicks] = useState<Picks>({ latest: null, said: null })
  // By the server's clock: what was picked before this page was opened is no news.
  const openedAt = useRef(draw.now)
  const known = useRef<ReadonlySet<string>>(new Set())
  const waiting = useRef<ReadonlyMap<string, number>>(new Map())

  useEffect(() => {
    const fresh = winners.data.filter(
      ({ id, pickedAt }) => pickedAt > openedAt.current && !known.current.has(id),
    )
    known.current = new Set([...known.current, ...fresh.map(({ id }) => id)])
    const sentences: string[] = []
    const batches = new Map(waiting.current)
    for (const prize of prizes) {
      const before = batches.get(prize.id)
      if (prize.picksPending > 0 && before === undefined)
        batches.set(prize.id, prize.picksCompleted)
      else if (prize.picksPending === 0 && before !== undefined) {
        const count = prize.picksCompleted - before
        sentences.push(texts.announceMany({ number: number(count), prize: prize.name })(count))
        batches.delete(prize.id)
      }
    }
    for (const { prizeId, prizeName, ticketNumber } of fresh) {
      const inBatch = batches.has(prizeId) || waiting.current.has(prizeId)
      if (!inBatch)
        sentences.push(texts.announcePick({ ticket: String(ticketNumber), prize: prizeName }))
    }
    waiting.current = batches
    const latest = newest(fresh)
    if (!latest && sentences.length === 0) return
    setPicks(current => ({
      latest: latest ?? current.latest,
      said:
        sentences.length > 0
          ? { text: sentences.join(' '), count: (current.said?.count ?? 0) + 1 }
          : current.said,
    }))
  }, [winners, prizes, texts, number])

  // What is shown is the winner as it is now, not as it was picked.
  const latest = winners.data.find(({ id }) => id === picks.latest?.id) ?? picks.latest
  return { ...picks, latest }
}

function newest(winners: readonly Winner[]): Winner | null {
  return winners.reduce<Winner | null>(
    (latest, winner) => (latest && latest.pickedAt >= winner.pickedAt ? latest : winner),
    null,
  )
}
