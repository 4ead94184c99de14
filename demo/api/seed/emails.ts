import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** The receipts of the newest orders of each organisation, in the buyer's language. */
export async function seedEmails(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into emails (id, organization_id, recipient, subject, text_body, locale, sent_at)
    select md5('receipt ' || orders.id)::uuid, orders.organization_id, customers.email,
      case customers.locale when 'fr' then 'Vos billets : ' else 'Your tickets: ' end || raffles.name,
      case customers.locale
        when 'fr' then format(
          E'Bonjour %s,\n\nMerci d’appuyer %s.\nVos numéros : %s à %s\nMontant : %s $\n\nBonne chance!',
          customers.first_name, organizations.name, first_number, last_number,
          replace(to_char(amount_cents / 100.0, 'FM999990.00'), '.', ','))
        else format(
          E'Hello %s,\n\nThank you for supporting %s.\nYour numbers: %s to %s\nAmount: $%s\n\nGood luck.',
          customers.first_name, organizations.name, first_number, last_number,
          to_char(amount_cents / 100.0, 'FM999990.00'))
      end,
      customers.locale, orders.created_at
    from organizations,
      lateral (
        select * from orders
        where organization_id = organizations.id and status = 'ACTIVE'
        order by created_at desc limit 5
      ) as orders
      join customers on customers.id = orders.customer_id
      join raffles on raffles.id = orders.raffle_id
      join tickets on tickets.order_id = orders.id
    where customers.email is not null
  `.execute(db)
}
