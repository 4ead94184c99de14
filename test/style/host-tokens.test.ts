import { expect } from 'chai'
import { adoptSheets } from '../../src/core/style/sheets.ts'
import tokensCss from '../../src/core/style/tokens.css?inline'
import { tokensOf } from '../../stories/support/tokens.ts'

describe('the design tokens', () => {
  const host = document.createElement('div')
  const root = document.createElement('div')
  root.className = 'rd-root'
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.append(root)
  let release: () => void

  before(() => {
    release = adoptSheets(shadow)
    document.body.append(host)
  })

  after(() => {
    release()
    host.remove()
  })

  const valueIn = (name: string) => getComputedStyle(root).getPropertyValue(name).trim()

  it('each takes what a host sets above', () => {
    const names = tokensOf(tokensCss).map(({ name }) => name)
    expect(names.length).to.be.above(50)
    for (const name of names) {
      const ours = valueIn(name.replace('--rd-', '--_rd-'))
      expect(ours, name).not.to.equal('')
      host.style.setProperty(name, 'from-host')
      expect(valueIn(name.replace('--rd-', '--_rd-')), name).to.equal('from-host')
      host.style.removeProperty(name)
      expect(valueIn(name.replace('--rd-', '--_rd-')), name).to.equal(ours)
    }
  })

  it('the length all others are counted from stays ours', () => {
    host.style.setProperty('--rd-rem', '99px')
    expect(valueIn('--_rd-rem')).to.equal('16px')
    host.style.removeProperty('--rd-rem')
  })
})
