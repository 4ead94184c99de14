/** Apart from api.ts: nothing of a recording is loaded with login. */
import type { Http } from '../http.ts'
import { type RecordedEvent, RecordedSchema } from './recorded-event.ts'
import { sessionPaths } from './session-paths.ts'

/** Takes a batch of a session recording. */
export async function postRecording(
  http: Http,
  events: readonly RecordedEvent[],
  call: { keepalive?: boolean } = {},
): Promise<void> {
  await http.post(sessionPaths.recordings, RecordedSchema, { body: { events }, ...call })
}
