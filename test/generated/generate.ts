import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../config/root.ts'
import { outputs } from './outputs.ts'

for (const [file, text] of Object.entries(outputs())) writeFileSync(join(root, file), text)
