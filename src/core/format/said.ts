/** Signs that Unicode counts as letters or signs, and nobody sees. */
const unseen = /[\u115f\u1160\u2800\u3164\uffa0]/g

/** Whether a text says anything: a letter or a digit that can be seen. Blanks alone, of any kind, are no reason and no name. */
export function isSaid(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replaceAll(unseen, ''))
}
