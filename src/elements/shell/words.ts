import { menuTexts } from '../../core/menus/texts.ts'
import type { ShellContext } from './shell-context.ts'

/** The words of menus, bars and notices, in the desk's language. */
export function wordsOf({ desk }: ShellContext) {
  return desk.texts(menuTexts)
}
