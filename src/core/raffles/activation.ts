/** What a raffle lacks before its activation may be requested (docs/domain.md, section 2, "Raffle editor"). */
import * as v from 'valibot'

export const activationRequirements = [
  'license-number',
  'license-file',
  'start-date',
  'end-date',
  'draw-date',
  'draw-location',
  'packages',
  'rules',
  'jackpot',
  'prizes',
  'shortlink',
  'payment-account',
] as const
export type ActivationRequirement = (typeof activationRequirements)[number]

export const ActivationRequirementSchema = v.picklist(activationRequirements)
