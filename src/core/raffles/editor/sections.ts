/**
 * The editor's sections (docs/domain.md, section 2, "Raffle editor"), and where a requirement of activation is met:
 * `raffle/edit?raffle=ID&section=dates` opens there. A requirement's own code serves as well
 * (`section=draw-location`): it leads to the very field.
 */
import type { ActivationRequirement } from '../activation.ts'
import type { TermField } from '../terms.ts'

export const editorSections = [
  'basics',
  'licence',
  'dates',
  'tickets',
  'jackpot',
  'prizes',
  'page',
  'emails',
  'in-venue',
  'support-statistics',
  'tracking',
  'white-label',
  'fees',
] as const
export type EditorSection = (typeof editorSections)[number]

/** The section that meets a requirement; null where another screen does (payments). */
export const requirementSections: Readonly<Record<ActivationRequirement, EditorSection | null>> = {
  'license-number': 'licence',
  'license-file': 'licence',
  'start-date': 'dates',
  'end-date': 'dates',
  'draw-date': 'dates',
  'draw-location': 'dates',
  packages: 'tickets',
  rules: 'licence',
  jackpot: 'jackpot',
  prizes: 'prizes',
  shortlink: 'page',
  'payment-account': null,
}

/** The field that meets a requirement, by its place in the form; those left out are met by a section as a whole. */
const requirementFields: Readonly<Record<string, string>> = {
  'license-number': 'licenseNumber',
  'license-file': 'licenseUrl',
  'start-date': 'startDate',
  'end-date': 'endDate',
  'draw-date': 'drawDate',
  'draw-location': 'drawLocation',
  packages: 'packages',
  rules: 'rules',
  shortlink: 'shortlink',
}

/** The section where a field of what buyers bought on stands. */
export const termSections: Readonly<Record<TermField, EditorSection>> = {
  category: 'basics',
  province: 'basics',
  licenseNumber: 'licence',
  drawType: 'dates',
  'settings.fractionalJackpotPercent': 'jackpot',
  startingPotCents: 'jackpot',
  guaranteedPotCents: 'jackpot',
  maxJackpot: 'jackpot',
  'settings.customJackpotEnabled': 'jackpot',
  actualJackpotCents: 'jackpot',
}

export interface EditorPlace {
  readonly section: EditorSection
  /** Gets the focus; without one the section's heading does. */
  readonly field?: string
}

/** Where a link leads; null for what is no place in the editor. @param name a section, or a requirement's code */
export function editorPlaceOf(name: string | null | undefined): EditorPlace | null {
  const section = editorSections.find(id => id === name) ?? sectionMeeting(name)
  if (!section) return null
  const field = name ? requirementFields[name] : undefined
  return field === undefined ? { section } : { section, field }
}

function sectionMeeting(name: string | null | undefined): EditorSection | null {
  const entry = Object.entries(requirementSections).find(([requirement]) => requirement === name)
  return entry?.[1] ?? null
}
