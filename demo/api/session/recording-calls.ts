import * as v from 'valibot'
import { paths } from '../../../src/core/paths.ts'
import { RecordedSchema } from '../../../src/core/session/recorded-event.ts'
import { defineCall } from '../http/call.ts'
import { once } from '../http/idempotency.ts'
import { jsonbText } from '../http/json-text.ts'

/** A batch of a session recording. Its events are the recorder's own and are kept as they come. */
const RecordingBatchSchema = v.object({
  events: v.pipe(v.array(v.looseObject({})), v.minLength(1), v.maxLength(2000)),
})

const saveRecording = defineCall(
  {
    method: 'post',
    path: paths.recordings,
    summary: 'Takes a batch of a session recording. Never from an embedded page.',
    chosenHere: true,
    access: { action: 'signed-in', embed: 'never' },
    body: RecordingBatchSchema,
    answer: v.object({ data: RecordedSchema }),
    maxBytes: 2 * 1024 * 1024,
    anyText: true,
  },
  async incoming => {
    const { body, session } = incoming
    return once(incoming, null, async transaction => {
      await transaction
        .insertInto('recordings')
        .values({
          sessionId: session.id,
          userId: session.user.id,
          organizationId: session.organization.id,
          events: jsonbText(body.events),
        })
        .execute()
      return { status: 201, json: { data: { recorded: body.events.length } } }
    })
  },
)

export const recordingCalls = [saveRecording]
