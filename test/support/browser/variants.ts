import { setScheme, setWidth } from './page.ts'

/** One of the situations in which a part must look and work as it should. */
export interface Variant {
  scheme: 'light' | 'dark'
  locale: 'en' | 'fr'
  width: number
  host: 'plain' | 'hostile'
}

/** True in `npm run matrix`; put in by test/config/bundle.ts. */
declare const __MATRIX__: boolean

const usual: Variant = { scheme: 'light', locale: 'en', width: 1280, host: 'plain' }

/** The usual situation in `npm test`; every combination in `npm run matrix`. */
export const variants: Variant[] = __MATRIX__ ? everyVariant() : [usual]

function everyVariant(): Variant[] {
  const schemes = ['light', 'dark'] as const
  const locales = ['en', 'fr'] as const
  const hosts = ['plain', 'hostile'] as const
  const widths = [360, 768, 1280]
  return hosts.flatMap(host =>
    schemes.flatMap(scheme =>
      locales.flatMap(locale => widths.map(width => ({ scheme, locale, width, host }))),
    ),
  )
}

/** A variant in a test's name: nothing for the usual one. */
export function nameOf({ scheme, locale, width, host }: Variant): string {
  return variants.length === 1 ? '' : ` (${scheme}, ${locale}, ${width} px, ${host} host)`
}

/**
 * What a host page may do to us: resets that win over everything, another base size, odd type, another
 * direction, a flex row.
 */
const hostileStyle = `
  * { all: unset !important; }
  * { letter-spacing: 3px; font-family: fantasy; line-height: 3; text-transform: uppercase; }
  html { font-size: 10px; }
  body { direction: rtl; display: flex; flex-direction: row; }
`

/** Brings the page into a variant; the language is the test's own to set. Returns what undoes it. */
export async function enter({ scheme, width, host }: Variant): Promise<() => Promise<void>> {
  await setScheme(scheme)
  await setWidth(width)
  const style = document.createElement('style')
  if (host === 'hostile') style.textContent = hostileStyle
  document.head.append(style)
  return async () => {
    style.remove()
    await setScheme('light')
  }
}
