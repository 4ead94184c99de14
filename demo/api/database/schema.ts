import type { Generated } from 'kysely'
import type { AccountTables } from '../accounts/tables.ts'
import type { ActivityTables } from '../activity/tables.ts'
import type { CustomerTables } from '../customers/tables.ts'
import type { FileTables } from '../files/tables.ts'
import type { FlagTables } from '../flags/tables.ts'
import type { HttpTables } from '../http/tables.ts'
import type { JobTables } from '../jobs/tables.ts'
import type { MailTables } from '../mail/tables.ts'
import type { MailBatchTables } from '../mail-batches/tables.ts'
import type { OneTimeLinkTables } from '../one-time-links/tables.ts'
import type { OrderEntryTables } from '../order-entry/tables.ts'
import type { OrderTables } from '../orders/tables.ts'
import type { OrganizationTables } from '../organizations/tables.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import type { PasskeyTables } from '../passkeys/tables.ts'
import type { PaymentTables } from '../payments/tables.ts'
import type { DrawTables } from '../raffles/draws/tables.ts'
import type { ExcludedTables } from '../raffles/excluded/tables.ts'
import type { MemberTables } from '../raffles/members/tables.ts'
import type { PrizeTables } from '../raffles/prizes/tables.ts'
import type { RaffleTables } from '../raffles/tables.ts'
import type { WinnerTables } from '../raffles/winners/tables.ts'
import type { RetentionTables } from '../retention/tables.ts'
import type { SecondFactorTables } from '../second-factor/tables.ts'
import type { SessionTables } from '../session/tables.ts'
import type { SignUpTables } from '../sign-up/tables.ts'
import type { SlipTables } from '../slips/tables.ts'
import type { StaffReasonTables } from '../staff-reasons/tables.ts'
import type { SubscriptionTables } from '../subscriptions/tables.ts'
import type { TicketTables } from '../tickets/tables.ts'

/** One row per migration that this database has had. Written by `migrate` only. */
export interface SchemaVersionTable {
  version: number
  name: string
  appliedAt: Generated<Date>
}

/** Facts about the database itself, such as when it was seeded. One row per key. */
export interface MetaTable {
  key: string
  value: unknown
}

/** What a look at the health writes: one row a part. */
export interface HealthCheckTable {
  name: string
  checkedAt: Date
}

/**
 * Every table, for Kysely. Columns are `snake_case` in SQL and `camelCase` here and in the rows that
 * come back (the connection translates both ways, in raw `sql` results too). Each domain declares its
 * tables beside its own code and adds them with `extends`.
 *
 * What comes back: `bigint`, `count`, `sum` and `numeric` are numbers, refused at 2^53 and beyond;
 * `timestamptz` is a `Date` (UTC, milliseconds: declare columns `timestamptz(3)`); `date` is the string
 * `YYYY-MM-DD`; `jsonb` is the parsed value, its keys untouched.
 */
export interface Database
  extends OrganizationTables,
    SessionTables,
    RetentionTables,
    SecondFactorTables,
    PasskeyTables,
    OneTimeLinkTables,
    SignUpTables,
    RaffleTables,
    PrizeTables,
    DrawTables,
    WinnerTables,
    MemberTables,
    ExcludedTables,
    CustomerTables,
    OrderTables,
    OrderEntryTables,
    OutboxTables,
    MailBatchTables,
    PaymentTables,
    SlipTables,
    StaffReasonTables,
    SubscriptionTables,
    TicketTables,
    AccountTables,
    ActivityTables,
    FileTables,
    FlagTables,
    HttpTables,
    JobTables,
    MailTables {
  schemaVersion: SchemaVersionTable
  meta: MetaTable
  healthChecks: HealthCheckTable
}
