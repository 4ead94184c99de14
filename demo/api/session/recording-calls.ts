import { recordingCalls } from '../../../src/core/session/recording-calls.ts'
import { jsonbText } from '../http/json-text.ts'
import { writes } from '../http/routes.ts'

const saveRecording = writes(
  recordingCalls.save,
  'Takes a batch of a session recording. Never from an embedded page.',
  () => null,
  async ({ body, session, transaction }) => {
    await transaction
      .insertInto('recordings')
      .values({
        sessionId: session.id,
        userId: session.user.id,
        organizationId: session.organization.id,
        events: jsonbText(body.events),
      })
      .execute()
    return { recorded: body.events.length }
  },
)

export const recordingRoutes = [saveRecording]
