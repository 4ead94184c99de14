import { vectors } from './html-vectors.ts'

const pieces = [
  ...[
    '<p>',
    '</p>',
    '<div',
    '>',
    '<a href="',
    '<img src="',
    '"',
    "'",
    '`',
    ' ',
    '\n',
    '\t',
    '\0',
    '/',
    '<',
    '&',
    ';',
  ],
  ...[
    '<table>',
    '<tr>',
    '<td',
    '</table>',
    '<caption>',
    '<li>',
    '<ul>',
    '<pre>\n',
    '<code>',
    '<b>',
    '<i>',
    '</b>',
    '<h2>',
  ],
  ...[
    '<svg>',
    '</svg>',
    '<math>',
    '<mtext>',
    '<mglyph>',
    '<annotation-xml encoding="text/html">',
    '<foreignObject>',
  ],
  ...[
    '<style>',
    '</style>',
    '<script>',
    '</script>',
    '<noscript>',
    '<template>',
    '<title>',
    '<textarea>',
    '<xmp>',
  ],
  ...[
    '<iframe srcdoc="',
    '<form>',
    '</form>',
    '<select>',
    '<option>',
    '<!--',
    '-->',
    '--!>',
    ']]>',
    '<![CDATA[',
    '<?x ',
  ],
  ...[
    'javascript:hit()',
    'JAVA&#x09;SCRIPT:hit()',
    'https://example.org/',
    'data:text/html,',
    '{{ticketsUrl}}',
  ],
  ...[
    ' onerror=hit() ',
    ' onclick="hit()" ',
    ' style="x:expression(hit())" ',
    ' width="10" ',
    ' title="',
    ' lang=en ',
  ],
  ...[
    '&lt;',
    '&gt;',
    '&quot;',
    '&#60;',
    '&nbsp;',
    '\u00a0',
    '\u2028',
    '\ud800',
    '😀',
    'Élise',
    'alt="',
    'x',
  ],
]

/** Known attacks, cut up, mixed and put together with what parsers stumble over; the same for the same seed. */
export function* hostileHtml(count: number, seed = 20_261_120): Generator<string> {
  let state = seed
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const one = <Item>(items: readonly Item[]) => items[random(items.length)] as Item
  for (let index = 0; index < count; index += 1) {
    const parts = Array.from({ length: 1 + random(12) }, () => {
      if (random(3) > 0) return one(pieces)
      const vector = one(vectors)
      const from = random(vector.length)
      return random(2) === 0 ? vector : vector.slice(from, from + random(40))
    })
    yield parts.join('')
  }
}

/** What must stand in no HTML that is mailed or shown, as it is written. */
export const forbiddenMarkup =
  /<(?:script|style|svg|math|iframe|object|embed|form|input|button|select|textarea|link|meta|base|template|video|audio|xmp|noscript|title)\b|<[^>]*\son\w+=|<[^>]*="\s*(?:javascript|vbscript|data):/i
