/**
 * What a host's style sheet may do to us, rule by rule: each is a host of its own, since `all: unset !important`
 * beats whatever stands beside it. Where they work depends on the page: a story's column, or all of it.
 */

interface Page {
  /** What stands before each selector: nothing, or `.story-host ` where only a part of the page is hostile. */
  within: string
  /** Whose text direction the page sets. */
  body: string
  /** What our elements stand in. */
  row: string
}

type Rule = Partial<Record<'html' | 'everything' | 'boxes' | 'body' | 'row', string>>

/** The two that overrule most come first: they stand for all where not each is tried. */
export const hostileRules = {
  'everything unset': { everything: 'all: unset !important' },
  'boxes of its own': {
    boxes: `box-sizing: content-box !important; padding: 9px !important; border: 3px dotted crimson !important;
      float: left !important; display: inline-block !important; max-width: 90% !important`,
  },
  'a small root': { html: 'font-size: 10px !important' },
  'odd fonts and spacing': {
    everything: `font: italic 900 31px/3 fantasy !important; letter-spacing: 3px !important;
      word-spacing: 9px !important; text-transform: uppercase !important; text-indent: 24px !important;
      color: red !important; cursor: wait !important`,
  },
  'right to left': { body: 'direction: rtl !important; text-align: right !important' },
  'a flex row': { row: 'display: flex !important; flex-direction: row !important' },
} as const satisfies Record<string, Rule>

export type HostileHost = keyof typeof hostileRules
export const hostileHosts = Object.keys(hostileRules) as HostileHost[]

const boxes = ['div', 'section', 'span', 'button', 'svg', 'p', 'dl']

/** The rule's text for a page. */
export function hostileCss(host: HostileHost, { within, body, row }: Page): string {
  const selectors = {
    html: 'html',
    everything: `${within}*`,
    boxes: boxes.map(tag => within + tag).join(', '),
    body,
    row,
  }
  return Object.entries<string>(hostileRules[host])
    .map(([place, style]) => `${selectors[place as keyof Rule]} { ${style} }`)
    .join('\n')
}
