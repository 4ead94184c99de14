/** What the design tokens are, read from the sheet that sets them: the one place they are written. */
export interface Token {
  /** The name a host sets; ours is the same with `--_rd-`. */
  name: `--rd-${string}`
  group: string
  /** Of a colour: as in the light scheme. */
  light: string
  /** Of a colour: as in the dark scheme. */
  dark: string
}

const groups: readonly [RegExp, string][] = [
  [/^(bg|surface|sidebar|border|text$|text-(muted|faint))/, 'Neutral colours'],
  [/^(accent|on-accent|warm)/, 'Accent'],
  [/^(ok|warn|bad|info|neutral)(-soft)?$/, 'Status colours'],
  [/^(font|mono|text-|leading|tracking|weight)/, 'Type'],
  [/^s-|^(control-h|row-h)/, 'Space'],
  [/^radius/, 'Radius'],
  [/^(ring|shadow|focus)/, 'Elevation and focus'],
  [/^(ease|fast|med)/, 'Motion'],
]

/** Every token that a host may set, in the sheet's order. */
export function tokensOf(css: string): Token[] {
  const declaration = /--_rd-(?!rem:)([\w-]+):([^;]*);/g
  return [...css.matchAll(declaration)].map(([, name = '', value = '']) => ({
    name: `--rd-${name}`,
    group: groups.find(([pattern]) => pattern.test(name))?.[1] ?? 'Other',
    light: written(value, 0),
    dark: written(value, 1),
  }))
}

/** What is counted from the accent's parts is nothing that anybody would copy. */
function written(value: string, side: 0 | 1): string {
  return value.includes('var(--_rd_') ? 'follows --rd-accent' : asHostsWrite(inScheme(value, side))
}

/** Our private names and counted lengths, as a host or a design tool would write them. */
function asHostsWrite(value: string): string {
  return value
    .replaceAll(
      /calc\(([\d.]+) \* var\(--_rd-rem\)\)/g,
      (_, rems: string) => `${Number(rems) * 16}px`,
    )
    .replaceAll('--_rd-', '--rd-')
}

/** `light-dark(a, b)` becomes a or b, wherever it stands. */
function inScheme(value: string, side: 0 | 1): string {
  const text = value.replaceAll(/\s+/g, ' ').trim()
  const start = text.indexOf('light-dark(')
  if (start === -1) return text
  const open = start + 'light-dark('.length
  const cuts = topLevelCuts(text, open)
  const [comma = text.length, end = text.length] = cuts
  const chosen = side === 0 ? text.slice(open, comma) : text.slice(comma + 1, end)
  return inScheme(text.slice(0, start) + chosen.trim() + text.slice(end + 1), side)
}

/** Where the first comma and the closing bracket of a function's arguments are. */
function topLevelCuts(text: string, open: number): number[] {
  const cuts: number[] = []
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '(') depth += 1
    else if (letter === ')' && depth > 0) depth -= 1
    else if (depth === 0 && (letter === ',' || letter === ')')) cuts.push(at)
    if (cuts.length === 2) break
  }
  return cuts
}
