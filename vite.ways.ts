/** How the product is loaded: the modules that are asked for before something shows, for each row of the registry. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Row } from './src/core/screen-row.ts'
import { rows, type ScreenId } from './src/core/screens.ts'

/** The modules that are asked for, from the project's root; each brings what it imports. */
export interface Way {
  name: ScreenId | 'entry' | 'dashboard in the shell'
  modules: readonly string[]
}

/** What an element asks for, whichever it is. */
const element = [
  'src/index.ts',
  'src/elements/mount-screen.ts',
  'src/core/desk.ts',
  'src/core/config.ts',
]
const host = [...element, 'src/core/session/host-session.ts']
const shell = [...element, 'src/elements/shell/create-shell.ts']
/** What the shell adds once somebody is there, and as screens follow each other. */
const signedIn = [
  'src/elements/shell/signed-in-layout.ts',
  'src/elements/shell/scroll.ts',
  'src/core/shell/page-name.ts',
]
/** What stands around a screen, which a public one has not. */
const frame = 'src/screens/screen-frame.tsx'
const guarded = ['src/screens/guarded-frame.tsx', 'src/core/load-workplace.ts']

function everyScreen(): { id: ScreenId; module: string }[] {
  const table = readFileSync(join(import.meta.dirname, 'src/screens/index.ts'), 'utf8')
  return [...table.matchAll(/^ {2}(\w+): \(\) => import\('\.\/(.+)'\)/gm)].map(
    ([, id = '', path = '']) => ({ id: id as ScreenId, module: `src/screens/${path}` }),
  )
}

/** What one screen's way asks for. */
export function modulesOf(id: ScreenId): readonly string[] {
  const own = everyScreen().flatMap(screen => (screen.id === id ? screen.module : []))
  return [...around(rows[id]), ...own]
}

/** A row's way: in a host's page, or in the shell where it stands there only. */
export function waysIn(): readonly Way[] {
  const screens = everyScreen()
  return [
    { name: 'entry', modules: ['src/index.ts'] },
    ...screens.map(({ id }) => ({ name: id, modules: modulesOf(id) })),
    {
      name: 'dashboard in the shell',
      modules: [...shell, ...guarded, ...signedIn, ...inShell(screens)],
    },
  ]
}

/** Home with what its top bar shows. */
function inShell(screens: readonly { id: ScreenId; module: string }[]): string[] {
  const shown: readonly ScreenId[] = ['dashboard', 'organizationSwitcher']
  return screens.filter(({ id }) => shown.includes(id)).map(({ module }) => module)
}

function around(row: Row): readonly string[] {
  const place = row.kind === 'screen' && row.shellOnly ? shell : host
  return row.access === 'public' ? [...place, frame] : [...place, ...guarded]
}
