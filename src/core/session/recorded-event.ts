import * as v from 'valibot'

/** One event as the recorder gives it; only what we look into is named. */
export interface RecordedEvent {
  type: number
  timestamp: number
  data: unknown
}

/** POST recordings: the answer. */
export const RecordedSchema = v.object({ recorded: v.number() })
