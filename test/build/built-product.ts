import { build, loadConfigFromFile, mergeConfig, type Rolldown } from 'vite'
import { root } from '../config/root.ts'

/** The product as `npm run build` makes it, kept in memory. */
export interface BuiltProduct {
  /** Every module that something is left of. */
  modules: string[]
  /** The text of licences.txt. */
  licences: string
}

export async function buildProduct(): Promise<BuiltProduct> {
  const env = { command: 'build', mode: 'production' } as const
  const loaded = await loadConfigFromFile(env, `${root}/vite.config.ts`)
  const config = mergeConfig(loaded?.config ?? {}, {
    configFile: false,
    logLevel: 'error',
    build: { write: false, emptyOutDir: false },
  })
  const { output } = (await build(config)) as Rolldown.RolldownOutput
  const terms = output.find(file => file.fileName === 'licences.txt')
  return {
    modules: output.flatMap(file =>
      file.type === 'chunk'
        ? Object.keys(file.modules).filter(id => file.modules[id]?.renderedLength)
        : [],
    ),
    licences: terms?.type === 'asset' ? String(terms.source) : '',
  }
}
