import { bareLetters } from '../format/bare-letters.ts'

/** The words of a name as they are looked for: "Jean-Guy d’Entremont" is jean, guy and dentremont. */
export function wordsIn(name: string): string[] {
  return (
    bareLetters(name)
      .replace(/['’ʼ‘`]/g, '')
      .match(/[\p{Letter}\d]+/gu) ?? []
  )
}
