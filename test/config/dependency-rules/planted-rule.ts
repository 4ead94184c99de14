import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

/** A rule of docs/architecture.md about who may import what, with a violation to prove that it works. */
export interface PlantedRule {
  /** What the rule says, as its test is named. */
  says: string
  from: IRegularForbiddenRuleType['from']
  to: IRegularForbiddenRuleType['to'] | { path: string; reachable: true }
  /** Only cycles between folders, not between files. */
  scope?: 'folder'
  /** Small source trees that break the rule: each must be reported. Paths as in the project. */
  breaks: Record<string, string>[]
  /** A small source tree that looks alike and keeps the rule: it must not be reported. */
  keeps?: Record<string, string>
}

/** A pattern for packages in node_modules, by name. */
export function packages(...names: string[]): string {
  return `(^|/)node_modules/(${names.join('|')})/`
}

/** A pattern for every package in node_modules. */
export const anyPackage = '(^|/)node_modules/'
