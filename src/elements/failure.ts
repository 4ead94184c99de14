/** What an element shows when it couldn't even load the code that shows failures: plain DOM. */
const words = {
  en: {
    failed: 'This part could not be loaded.',
    retry: 'Retry',
    shellOnly: 'Not available here.',
  },
  fr: {
    failed: 'Cette partie n’a pas pu être chargée.',
    retry: 'Réessayer',
    shellOnly: 'Non disponible ici.',
  },
}

function wordsFor(element: Element) {
  const language = element.closest('[lang]')?.getAttribute('lang') ?? navigator.language
  return language.toLowerCase().startsWith('fr') ? words.fr : words.en
}

/** @param detail the error's own message: it names the setting to mend, or is a code */
export function failureView(element: Element, detail: string, retry: () => void): HTMLElement {
  const { failed, retry: retryWord } = wordsFor(element)
  const view = document.createElement('div')
  view.className = 'rd-failure'
  view.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = `${failed} ${detail}`
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = retryWord
  button.addEventListener('click', retry)
  view.append(text, button)
  return view
}

/** A shell-only element outside a shell loads nothing and says so. */
export function shellOnlyView(element: Element): HTMLElement {
  const view = document.createElement('p')
  view.className = 'rd-failure'
  view.textContent = wordsFor(element).shellOnly
  return view
}
