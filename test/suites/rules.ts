import { dependencyRules, isReported, violationsIn } from '../checks/dependencies.ts'
import { root } from '../config/root.ts'
import { outcomeOf, type Suite } from './suite.ts'

export const rules: Suite = {
  name: 'rules',
  about: 'who may import what (docs/architecture.md), each rule proved by a planted violation',
  quick: true,
  async run() {
    const { modules, violations } = await violationsIn(root, dependencyRules)
    const checks = [{ name: 'dependency-cruiser reads our files', faults: enough(modules) }]
    for (const rule of dependencyRules) {
      checks.push({ name: rule.says, faults: violations.get(rule.says) ?? [] })
      checks.push({ name: `${rule.says} (planted)`, faults: await proofOf(rule) })
    }
    return outcomeOf(checks, `${modules} modules, ${dependencyRules.length} rules`)
  },
}

/** Beside TypeScript 7 it would read nothing and still find "no violations". */
function enough(modules: number): string[] {
  return modules > 20 ? [] : [`It read only ${modules} modules.`]
}

async function proofOf(rule: (typeof dependencyRules)[number]): Promise<string[]> {
  const faults: string[] = []
  for (const tree of rule.breaks)
    if (!(await isReported(rule, tree))) faults.push(`Not reported: ${JSON.stringify(tree)}`)
  if (rule.keeps && (await isReported(rule, rule.keeps)))
    faults.push(`Reported though it keeps the rule: ${JSON.stringify(rule.keeps)}`)
  return faults
}
