import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { root } from '../config/root.ts'

const PartsSchema = v.array(
  v.object({ file: v.string(), imports: v.array(v.string()), modules: v.array(v.string()) }),
)
export type BuiltPart = v.InferOutput<typeof PartsSchema>[number]

/** The files of dist/, what they load with them and which of our modules stand in them. @throws where nothing was built */
export function builtParts(): BuiltPart[] {
  const list = join(root, 'dist/.parts.json')
  if (!existsSync(list)) throw new Error('Nothing is built yet: npm run build')
  return v.parse(PartsSchema, JSON.parse(readFileSync(list, 'utf8')))
}

/** The built file that a module of ours stands in, as addresses of it end. */
export function builtFile(module: string): RegExp {
  const part = builtParts().find(({ modules }) => modules.includes(module))
  if (!part) throw new Error(`${module} is in no built file.`)
  return new RegExp(`/${part.file.replaceAll('.', '\\.')}$`)
}
