import { contracts } from '../contract.ts'
import { EmbedSessionRequestSchema, EmbedTokenSchema } from './embed-session.ts'

/** What a charity's own server asks, by its key. */
export const embedCalls = contracts({
  open: {
    method: 'POST',
    path: '/session-service/v2/embed-sessions',
    access: 'embed-key',
    body: EmbedSessionRequestSchema,
    answer: EmbedTokenSchema,
    maxBytes: 8192,
    chosenHere: true,
  },
})
