import { expect } from 'chai'
import {
  type HostileHost,
  hostileCss,
  hostileHosts,
} from '../../../stories/support/hostile-host.ts'
import { fixture } from '../browser/fixture.ts'

/** What each host does to its own words, for anyone to see. */
const signs: Record<HostileHost, Partial<CSSStyleDeclaration>> = {
  'everything unset': { display: 'inline', marginTop: '0px' },
  'a small root': { width: '20px' },
  'odd fonts and spacing': { letterSpacing: '3px', textTransform: 'uppercase', fontSize: '31px' },
  'right to left': { direction: 'rtl', textAlign: 'right' },
  'a flex row': {},
  'boxes of its own': { boxSizing: 'content-box', float: 'left', paddingTop: '9px' },
}

const places = {
  'a whole page': { within: '', body: 'body', row: 'body' },
  'a story’s column': { within: '.story-host ', body: '.story-host', row: '.story-host' },
}

/** A paragraph of the host's, in a column, with a style sheet of its own. */
function hostWith(css: string) {
  const column = fixture(`<div class="story-host"><style>
    @layer own { p { display: block; box-sizing: border-box; margin-top: 7px; width: 2rem } }
    ${css}</style><p>Words</p></div>`)
  return { column, words: column.querySelector('p') as HTMLElement }
}

for (const [where, place] of Object.entries(places)) {
  describe(`a hostile host, in ${where}`, () => {
    for (const host of hostileHosts) {
      it(`with ${host} is what it says`, () => {
        const { column, words } = hostWith(hostileCss(host, place))
        const look = getComputedStyle(words)
        for (const [name, value] of Object.entries(signs[host]))
          expect(look[name as 'color'], name).to.equal(value)
        if (host !== 'a flex row') return
        const row = where === 'a whole page' ? document.body : column
        expect(getComputedStyle(row).display).to.equal('flex')
      })
    }
  })
}
