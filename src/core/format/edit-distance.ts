/**
 * How many slips of the keyboard lie between two words: a letter more, less or another one, or two neighbours swapped
 * (optimal string alignment). Stops at `most` and then answers more than that.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  if (one === '' || other === '') return one.length + other.length
  let [twoBack, back]: [number[], number[]] = [[], Array.from(other, (_, at) => at + 1)]
  for (const [row, letter] of [...one].entries()) {
    const line: number[] = []
    const at = (list: readonly number[], column: number, edge: number) =>
      column < 0 ? edge : (list[column] ?? 0)
    for (let column = 0; column < other.length; column += 1) {
      const isSame = letter === other[column]
      const isSwapped =
        row > 0 && column > 0 && letter === other[column - 1] && one[row - 1] === other[column]
      line.push(
        Math.min(
          at(line, column - 1, row + 1) + 1,
          at(back, column, row) + 1,
          at(back, column - 1, row) + (isSame ? 0 : 1),
          isSwapped ? at(twoBack, column - 2, row - 1) + 1 : most + 1,
        ),
      )
    }
    if (Math.min(...line) > most) return most + 1
    twoBack = back
    back = line
  }
  return back.at(-1) ?? 0
}

/**
 * Whether a word is what was typed but for a slip of the keyboard, or two where it is long. Its first letter is right, but
 * for one slip in a word of five letters or more.
 */
export function isSlipOf(typed: string, word: string): boolean {
  const most = typed.length < 3 ? 0 : typed.length < 6 ? 1 : 2
  const hasFirst = typed[0] === word[0]
  if (!hasFirst && typed.length < 5) return false
  return editDistance(typed, word, most) <= (hasFirst ? most : 1)
}
