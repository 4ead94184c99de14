/** `npm run new -- <many> <one>`: the skeleton of a domain, such as `npm run new -- sponsors sponsor`. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../config/root.ts'
import { type Project, skeletonOf, Unfit } from './skeleton.ts'

const project: Project = {
  read: path => readFileSync(join(root, path), 'utf8'),
  exists: path => existsSync(join(root, path)),
  list: folder => readdirSync(join(root, folder)),
}

const [plural = '', singular = plural.replace(/s$/, '')] = process.argv.slice(2)
try {
  const files = Object.entries(skeletonOf({ plural, singular }, project))
  const isNew = files.map(([path]) => !project.exists(path))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const paths = files.map(([path]) => path)
  spawnSync('npx', ['biome', 'check', '--write', ...paths], { cwd: root, stdio: 'ignore' })
  for (const [at, path] of paths.entries()) console.log(`${isNew[at] ? 'new ' : 'told'}  ${path}`)
  console.log(
    '\nNow its fields, words and rules: docs/add-a-screen.md. Then npm run generate and npm run check.',
  )
} catch (error) {
  if (!(error instanceof Unfit)) throw error
  console.error(error.message)
  process.exitCode = 1
}
