import { blankLetters } from './unseen.ts'

/** Whether a text says anything: a letter or a digit that can be seen. Blanks alone, of any kind, are no reason and no name. */
export function isSaid(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replaceAll(blankLetters, ''))
}
