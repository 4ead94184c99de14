import tokens from '../tokens.json'
import { KitScene } from './scene.tsx'
import type { Token } from './tokens.ts'
import { usualGlobals } from './toolbar.ts'
import './token-sheet.css'

const groups = [...new Set(tokens.map(({ group }) => group))]

/** Every token with a sample of it, as it is in both schemes. */
export function TokenSheet() {
  return groups.map(group => (
    <section key={group}>
      <h2>{group}</h2>
      <div className="token-schemes">
        {(['light', 'dark'] as const).map(scheme => (
          <KitScene key={scheme} situation={{ ...usualGlobals, scheme }}>
            {(tokens as Token[])
              .filter(token => token.group === group)
              .map(token => (
                <Row key={token.name} token={token} scheme={scheme} />
              ))}
          </KitScene>
        ))}
      </div>
    </section>
  ))
}

function Row({ token, scheme }: { token: Token; scheme: 'light' | 'dark' }) {
  return (
    <div className="rd-token">
      <Sample token={token} />
      <div>
        <p>{token.name}</p>
        <p className="rd-token-value">{token[scheme]}</p>
      </div>
    </div>
  )
}

/** The token at work: as a ground, a length, a corner, a shadow or a letter. */
function Sample({ token: { name, group } }: { token: Token }) {
  const own = `var(${name.replace('--rd-', '--_rd-')})`
  switch (group) {
    case 'Space':
      return <span className="rd-token-sample rd-token-bar" style={{ inlineSize: own }} />
    case 'Radius':
      return <span className="rd-token-sample rd-token-ground" style={{ borderRadius: own }} />
    case 'Elevation and focus':
      return <span className="rd-token-sample" style={{ boxShadow: own }} />
    case 'Type':
      return (
        <span className="rd-token-letters" style={letters(name, own)}>
          Aa 1
        </span>
      )
    case 'Motion':
      return <span className="rd-token-letters" />
    default:
      return <span className="rd-token-sample" style={{ background: own }} />
  }
}

function letters(name: string, value: string) {
  if (/-(font|mono)$/.test(name)) return { fontFamily: value }
  if (name.includes('weight')) return { fontWeight: value }
  if (name.includes('leading')) return { lineHeight: value }
  return name.includes('tracking') ? { letterSpacing: value } : { fontSize: value }
}
