import {
  forbiddenLicences,
  type Installed,
  idleExceptions,
  installedPackages,
} from '../checks/licences.ts'
import { outcomeOf, type Suite } from './suite.ts'

export const licences: Suite = {
  name: 'licences',
  about: 'every installed package may be part of a product under MIT',
  quick: true,
  async run() {
    const packages = installedPackages()
    return outcomeOf(
      [
        { name: 'every licence is allowed', faults: forbiddenLicences(packages) },
        { name: 'every exception is still needed', faults: idleExceptions(packages) },
        { name: 'ApexCharts is the last one under MIT', faults: chartsMoved(packages) },
        { name: 'planted: licences that must be refused', faults: planted() },
      ],
      `${packages.length} packages`,
    )
  },
}

/** What is installed, not what package.json asks for: from 5.0 on its licence asks products to pay. */
function chartsMoved(packages: Installed[]): string[] {
  const held = { apexcharts: '4.7.0', 'react-apexcharts': '1.7.0' }
  return Object.entries(held)
    .filter(([name, version]) => packages.find(one => one.name === name)?.version !== version)
    .map(([name, version]) => `${name} is not ${version}`)
}

function planted(): string[] {
  const refused: Installed[] = [
    { name: 'copyleft', version: '1.0.0', licence: 'GPL-3.0-only', tool: true },
    { name: 'a-part', version: '1.0.0', licence: 'MPL-2.0', tool: false },
    { name: 'both', version: '1.0.0', licence: '(MIT AND GPL-2.0-only)', tool: false },
    { name: 'caniuse-lite', version: '1.0.0', licence: 'CC-BY-4.0', tool: false },
    { name: 'silent', version: '1.0.0', licence: 'none declared', tool: false },
  ]
  return refused
    .filter(one => forbiddenLicences([one]).length === 0)
    .map(({ name, licence }) => `${name} under ${licence} was let through`)
}
