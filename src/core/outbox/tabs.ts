/** What tabs of this browser tell each other of the outbox. */
import * as v from 'valibot'

const NewsSchema = v.variant('type', [
  /** A record was changed; `hint`: somebody is in front of it, or asks for it. */
  v.object({ type: v.literal('changed'), hint: v.boolean() }),
  /** Whoever sends is alive. Epoch ms of its pause; null: it pauses for nothing. */
  v.object({
    type: v.literal('sender'),
    userId: v.string(),
    offline: v.boolean(),
    pausedUntil: v.nullable(v.number()),
  }),
])
export type News = v.InferOutput<typeof NewsSchema>

export interface Tabs {
  tell(news: News): void
  close(): void
}

/** @param hear what the other tabs tell; never what this one told */
export function openTabs(hear: (news: News) => void): Tabs {
  const channel = new BroadcastChannel('raffle-desk.outbox')
  channel.onmessage = ({ data }) => {
    const parsed = v.safeParse(NewsSchema, data)
    if (parsed.success) hear(parsed.output)
  }
  return {
    tell: news => channel.postMessage(news),
    close: () => channel.close(),
  }
}
