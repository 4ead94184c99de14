import { type FlagName, flagNames } from '../../../src/core/flag-names.ts'
import { type Role, roles, roleTrait } from '../../../src/core/session/role.ts'

const office: Role[] = ['RB admin', 'RB finance', 'account owner', 'raffle admin']
const running: Role[] = ['RB admin', 'account owner', 'raffle admin']

/** Whom each flag is on for by default. Nobody: off until an override says otherwise. */
const rolesOfFlag: Record<FlagName, readonly Role[]> = {
  'god-mode': [],
  'typesense-rollout': [],
  'change-organization': roles,
  admin: ['RB admin', 'RB finance'],
  'view-system-info': ['RB admin'],
  'view-dashboard': office,
  'view-reports': office,
  'view-account': ['RB admin', 'RB finance', 'account owner'],
  'show-stripe-banner': office,
  'view-raffles': [...office, 'Contact Center Agent', 'In Person Sales'],
  'view-goldrush-raffles': office,
  'view-stations': office,
  'view-devices': office,
  'view-orders': roles,
  'view-order-intake': [...running, 'Contact Center Agent', 'Data Processing'],
  'view-customers': [...office, 'Data Processing'],
  'view-donations': [...office, 'Data Processing'],
  'view-users': ['RB admin', 'account owner', 'Agent Manager'],
  'view-file-importer': [...running, 'Data Processing'],
  'view-file-exporter': [...office, 'Data Processing'],
  'allow-subscriptions': running,
  'message-center': running,
}

/** One row of `flag_overrides`. */
export interface FlagOverride {
  flag: string
  traitKey: string | null
  traitValue: string | null
  enabled: boolean
}

/** What is known of whoever asks: trait → value, as text. Flagsmith's client lower-cases names once they were answered. */
export type Traits = ReadonlyMap<string, string>

/**
 * Every flag for someone with these traits: on where one of their roles has it by default, then as the
 * newest override that applies to them says; one for a trait goes before one for all.
 */
export function decideFlags(
  traits: Traits,
  overrides: readonly FlagOverride[],
): Record<FlagName, boolean> {
  const known = new Map([...traits].map(([name, value]) => [name.toLowerCase(), value]))
  const held = roles.filter(role => known.get(roleTrait(role).toLowerCase()) === 'true')
  const decided = flagNames.map(flag => {
    const applying = overrides.filter(
      override => override.flag === flag && applies(override, known),
    )
    const override = applying.findLast(({ traitKey }) => traitKey !== null) ?? applying.at(-1)
    const byRole = rolesOfFlag[flag].some(role => held.includes(role))
    return [flag, override?.enabled ?? byRole]
  })
  return Object.fromEntries(decided) as Record<FlagName, boolean>
}

function applies({ traitKey, traitValue }: FlagOverride, traits: Traits): boolean {
  return traitKey === null || traits.get(traitKey.toLowerCase()) === traitValue
}
