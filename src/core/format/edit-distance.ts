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

/** So many slips a word of this length may have and still be meant. */
export function slipsIn({ length }: string): number {
  if (length < 3) return 0
  return length < 6 ? 1 : 2
}
