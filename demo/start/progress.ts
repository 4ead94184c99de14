/** A line that changes in place on a terminal, and is written only at every tenth elsewhere. */
export interface ProgressLine {
  /** @param fraction From 0 to 1. */
  show(fraction: number): void
  clear(): void
}

const eraseLine = '\r\u001b[2K'

export function progressLine(
  text: (percent: number) => string,
  out: NodeJS.WriteStream = process.stdout,
): ProgressLine {
  let shown = -1
  return {
    show(fraction) {
      const percent = Math.min(100, Math.max(0, Math.floor(fraction * 100)))
      const step = out.isTTY ? percent : Math.floor(percent / 10) * 10
      if (step <= shown) return
      shown = step
      out.write(out.isTTY ? `${eraseLine}${text(step)}` : `${text(step)}\n`)
    },
    clear() {
      if (out.isTTY && shown >= 0) out.write(eraseLine)
    },
  }
}
