/** Apart from a session's other calls: nothing of a recording is loaded with login. */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { RecordedSchema } from './recorded-event.ts'

/** A batch of a session recording. Its events are the recorder's own and are kept as they come. */
export const recordingCalls = contracts({
  save: {
    method: 'POST',
    path: '/session-service/v2/recordings',
    access: { action: 'signed-in', embed: 'never' },
    body: v.object({
      events: v.pipe(v.array(v.looseObject({})), v.minLength(1), v.maxLength(2000)),
    }),
    answer: RecordedSchema,
    makes: true,
    maxBytes: 2 * 1024 * 1024,
    anyText: true,
    chosenHere: true,
  },
})
