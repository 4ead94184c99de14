import type { Desk } from '../../../src/core/desk.ts'
import { tagOf } from '../../../src/core/screen-row.ts'
import { screenIds } from '../../../src/core/screens.ts'
import { hearAnswers, hearTyping, unbracketed, wordsOf } from './nobodys-words.ts'
import { setWidth } from './page.ts'
import { speakPseudo } from './pseudo-language.ts'
import { squeezed } from './squeezed.ts'
import { nextFrame, waitFor } from './wait-for.ts'

const answered = hearAnswers()
const typed = hearTyping()
document.title = ''

const widths = [1280, 390]

/**
 * Turns the desk, whose page shows in English, to pseudo: each text in brackets, accented, and two fifths longer.
 *
 * @param given what the page has of whoever placed it
 * @param said what of the page, as a selector, was said in the language of then, such as why something failed
 * @throws Error with the words that stayed, and with what is cut off, too wide or one over the other at each width
 */
export async function expectRoomForOtherWords(
  desk: Desk,
  given: object,
  said?: string,
): Promise<void> {
  const english = unbracketed(said)
  const end = speakPseudo()
  desk.setLocale('fr')
  await spoken()
  const faults = await lasting(() => {
    const data = new Set(wordsOf([desk.session.$session.get(), desk.$organization.get()]))
    const isData = (word: string) =>
      [data, answered, typed].some(words => words.has(word)) ||
      Object.values(given).some(value => String(value).includes(word))
    const stayed = [...unbracketed(said)].filter(([word]) => english.has(word) && !isData(word))
    return stayed.map(([_word, place]) => place)
  })
  for (const width of widths) {
    await setWidth(width)
    const narrow = await lasting(squeezed)
    faults.push(...narrow.map(fault => `${width} px: ${fault}`))
  }
  end()
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** All of it, parts that load later too. */
async function spoken(): Promise<void> {
  const elements = [...document.querySelectorAll(screenIds.map(tagOf).join())]
  await waitFor(() =>
    elements.every(({ shadowRoot }) => {
      const root = shadowRoot?.querySelector<HTMLElement>('.rd-root')
      return root?.lang === 'fr' && !root.hasAttribute('data-translating')
    }),
  )
}

/** What is still so when everything had time to follow: tables, charts and words that load. */
async function lasting(look: () => string[]): Promise<string[]> {
  let found: string[] = []
  const isGone = async () => {
    await nextFrame()
    found = look()
    return found.length === 0
  }
  await waitFor(isGone, 'room', 2500).catch(() => undefined)
  return found
}
