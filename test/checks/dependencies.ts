import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import { core } from '../config/dependency-rules/core.ts'
import { demo } from '../config/dependency-rules/demo.ts'
import { elements } from '../config/dependency-rules/elements.ts'
import { everywhere } from '../config/dependency-rules/everywhere.ts'
import type { PlantedRule } from '../config/dependency-rules/planted-rule.ts'
import { screens } from '../config/dependency-rules/screens.ts'
import { cacheFolder, root } from '../config/root.ts'

/** Every rule of docs/architecture.md about imports. */
export const dependencyRules: PlantedRule[] = [
  ...everywhere,
  ...core,
  ...screens,
  ...elements,
  ...demo,
]

const folders = ['src', 'demo', 'stories', 'test']

/** What breaks a rule in a source tree, as "from → to", by the rule's sentence. */
export async function violationsIn(
  base: string,
  rules: PlantedRule[],
  // What is known of other files isn't used: each import is resolved by a resolver of its own, three times the work.
  { anew = false } = {},
): Promise<{ modules: number; violations: Map<string, string[]> }> {
  const result = await cruise(
    folders.filter(name => existsSync(`${base}/${name}`)),
    {
      baseDir: base,
      validate: true,
      ruleSet: { forbidden: rules.map(toRule) } as IFlattenedRuleSet,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^(test|demo)/.*\\.css$' },
      tsPreCompilationDeps: true,
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'browser', 'node', 'default', 'types'],
        extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.d.ts'],
      },
      metrics: false,
    },
    { bustTheCache: anew },
  )
  const { modules, summary } = result.output as ICruiseResult
  const violations = new Map<string, string[]>()
  for (const { rule, from, to, cycle } of summary.violations) {
    const path = cycle ? cycle.map(step => step.name).join(' → ') : to
    violations.set(rule.name, [...(violations.get(rule.name) ?? []), `${from} → ${path}`])
  }
  const own = modules.filter(({ source }) => folders.some(name => source.startsWith(`${name}/`)))
  return { modules: own.length, violations }
}

function toRule({ says, from, to, scope }: PlantedRule) {
  return { name: says, severity: 'error', from, to, ...(scope ? { scope } : {}) }
}

/** Writes a small source tree that breaks a rule, or keeps it, and says whether the rule saw it. */
export async function isReported(
  rule: PlantedRule,
  tree: Record<string, string>,
): Promise<boolean> {
  const base = `${cacheFolder}/planted`
  rmSync(base, { recursive: true, force: true })
  for (const name of folders) mkdirSync(`${base}/${name}`, { recursive: true })
  copyFileSync(`${root}/package.json`, `${base}/package.json`)
  for (const [path, source] of Object.entries(tree)) {
    mkdirSync(dirname(`${base}/${path}`), { recursive: true })
    writeFileSync(`${base}/${path}`, source)
  }
  const { modules, violations } = await violationsIn(base, [rule], { anew: true })
  if (modules < Object.keys(tree).length)
    throw new Error(`dependency-cruiser read ${modules} of ${Object.keys(tree).length} files`)
  return violations.has(rule.says)
}
