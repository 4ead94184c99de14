import { basename, dirname } from 'node:path'
import { tagOf, titleKey } from '../../src/core/screen-row.ts'
import { rows, type ScreenId, screenIds } from '../../src/core/screens.ts'
import { shellTexts } from '../../src/core/shell/texts.ts'

const kinds = { screen: 'Screens', widget: 'Widgets' } as const

/**
 * A story file's place in the sidebar. `dashboard/sales-tiles.stories.tsx` is the row salesTiles, so
 * its title is a screen's own; a widget has none but its name. A file that names no row stands under its folder.
 */
export function titleOf(file: string): string {
  const name = basename(file).replace(/\.stories\.tsx$/, '')
  const id = screenIds.find(screen => tagOf(screen) === `raffle-desk-${name}`)
  if (id && rows[id].kind === 'screen') return `${kinds.screen}/${nameOf(id)}`
  if (id) return `${kinds.widget}/${sentence(name)}`
  return `${sentence(basename(dirname(file)))}/${sentence(name)}`
}

function nameOf(id: ScreenId): string {
  const words: Readonly<Record<string, unknown>> = shellTexts.english
  const name = words[titleKey(id, rows[id])]
  return typeof name === 'string' ? name : id
}

/** `password-field` → `Password field`. */
function sentence(kebab: string): string {
  const words = kebab.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
