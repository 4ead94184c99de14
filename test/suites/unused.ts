import { command, tool } from './command.ts'
import { outcomeOf, type Suite } from './suite.ts'

interface KnipReport {
  files: string[]
  issues: ({ file: string } & Partial<Record<Kind, { name: string }[]>>)[]
}

const kinds = {
  dependencies: 'every dependency is used',
  devDependencies: 'every development dependency is used',
  unlisted: 'every package that is used stands in package.json',
  exports: 'every export is used',
}
type Kind = keyof typeof kinds

export const unused: Suite = {
  name: 'unused',
  about: 'knip: no file, export or dependency that nobody uses',
  quick: false,
  async run() {
    const { output } = await command(tool('knip'), [
      '--no-progress',
      '--tags=-lazy',
      '--reporter=json',
      '--include=files,dependencies,unlisted,exports',
    ])
    const start = output.indexOf('{"files"')
    if (start === -1) throw new Error(output)
    const { files, issues } = JSON.parse(output.slice(start)) as KnipReport
    const checks = Object.entries(kinds).map(([kind, name]) => ({
      name,
      faults: issues.flatMap(issue =>
        (issue[kind as Kind] ?? []).map(fault => `${fault.name} (${issue.file})`),
      ),
    }))
    return outcomeOf([{ name: 'every file is used', faults: files }, ...checks])
  },
}
