import { type RawBuilder, sql } from 'kysely'
import type { NumberRange } from '../../../src/core/orders/part-void.ts'

/** Of `orders`: their numbers that are void while they stand. Few have any: the others' aren't looked for. */
export const voidNumbers: RawBuilder<NumberRange[]> = sql`(
  case when orders.voided_tickets = 0 then '[]'::jsonb else (
    select coalesce(jsonb_agg(jsonb_build_object(
      'firstNumber', voids.first_number, 'lastNumber', voids.last_number)
      order by voids.first_number), '[]')
    from standing_ticket_voids as voids where voids.order_id = orders.id
  ) end
)`
