import { readFileSync } from 'node:fs'
import { root } from '../config/root.ts'

interface PackageFile {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** The last versions under MIT: from 5.0 on ApexCharts' licence asks products to pay. */
const held: Record<string, string> = { apexcharts: '4.7.0', 'react-apexcharts': '1.7.0' }

/** Versions in package.json that aren't exact, or aren't those that must be held. */
export function looseVersions(
  file = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as PackageFile,
): string[] {
  const all = { ...file.dependencies, ...file.devDependencies }
  const loose = Object.entries(all)
    .filter(([, version]) => !/^(npm:[\w./@-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is pinned to no exact version: ${version}`)
  const moved = Object.entries(held)
    .filter(([name, version]) => all[name] !== version)
    .map(([name, version]) => `${name} must stay at ${version} and is ${all[name] ?? 'missing'}`)
  return [...loose, ...moved]
}
