import { initialRecord } from '../fields/part.ts'
import { raffleFields } from './raffle-fields.ts'

/** What a new raffle starts with; its name, province and zone are empty. */
export const defaultFields = initialRecord(raffleFields)
