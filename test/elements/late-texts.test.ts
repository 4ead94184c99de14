import { expect } from 'chai'
import { defineTexts } from '../../src/core/i18n/texts.ts'
import { focused, press } from '../support/browser/page.ts'
import { placeElement } from '../support/browser/place-element.ts'
import { waitFor } from '../support/browser/wait-for.ts'

describe('texts that a part brings later', () => {
  it('leave what is shown and focused in its place while their French is on its way', async () => {
    const { root, desk } = await placeElement('organizationSwitcher', {}, { locale: 'fr' })
    await waitFor(() => !desk.texts.$loading.get())
    const button = root.querySelector('button')
    button?.focus()
    let arrive: (french: { default: { word: string } }) => void = () => undefined
    const french = new Promise<{ default: { word: string } }>(resolve => {
      arrive = resolve
    })
    const $late = desk.texts(defineTexts('late', { word: 'Late' }, () => french))
    expect(desk.texts.$loading.get()).to.equal(true)
    expect(root.hasAttribute('data-translating')).to.equal(false)
    arrive({ default: { word: 'Tard' } })
    await waitFor(() => $late.get().word === 'Tard')
    expect(focused()).to.equal(button)
  })

  it('let the search of a panel have the focus as it opens, in French too', async () => {
    const { root } = await placeElement('organizationSwitcher', {}, { locale: 'fr' })
    await waitFor(() => !root.hasAttribute('data-translating'))
    root.querySelector('button')?.focus()
    await press('Enter')
    await waitFor(() => focused()?.getAttribute('role') === 'combobox')
  })

  it('hide an element whose language changes, so that nobody reads two', async () => {
    const { root, desk } = await placeElement('organizationSwitcher', {}, { locale: 'en' })
    desk.setLocale('fr')
    expect(root.hasAttribute('data-translating')).to.equal(true)
    await waitFor(() => !root.hasAttribute('data-translating'))
  })
})
