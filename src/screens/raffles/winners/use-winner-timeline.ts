import { Check, Phone, Ticket, X } from 'lucide'
import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import type { Winner } from '../../../core/raffles/winners/winner.ts'
import { useTexts } from '../../desk.tsx'
import type { TimelineEntry } from '../../kit/timeline.tsx'

/** What became of a picked ticket, newest first. */
export function useWinnerTimeline(winner: Winner): readonly TimelineEntry[] {
  const texts = useTexts(winnerTexts)
  const { id, confirmedAt, rejectedAt, reason, note } = winner
  const entries: TimelineEntry[] = [
    {
      id: `${id} picked`,
      at: winner.pickedAt,
      actor: winner.pickedBy ?? texts.system,
      action: texts.didPick,
      icon: Ticket,
    },
    ...winner.contacts.map(({ at, by, channel, reached, note: said }, place) => ({
      id: `${id} contact ${place}`,
      at,
      actor: by,
      action: texts.didContact({ channel: texts[`channel-${channel}`] }),
      icon: Phone,
      tone: reached ? ('ok' as const) : ('warn' as const),
      ...(said && { note: said }),
    })),
  ]
  if (confirmedAt) {
    entries.push({
      id: `${id} confirmed`,
      at: confirmedAt,
      actor: winner.confirmedBy ?? texts.system,
      action: texts.didConfirm,
      icon: Check,
      tone: 'ok',
      ...(note && { note }),
    })
  }
  if (rejectedAt) {
    entries.push({
      id: `${id} rejected`,
      at: rejectedAt,
      actor: winner.rejectedBy ?? texts.system,
      action: texts.didReject,
      icon: X,
      tone: 'bad',
      note: [reason && texts[`reason-${reason}`], note].filter(Boolean).join('. '),
    })
  }
  return entries.sort((one, other) => other.at.localeCompare(one.at))
}
