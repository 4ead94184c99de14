/** What stands in the user menu: orders that wait, its links, theme and language, Log Out. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Theme } from '../../core/config.ts'
import { type Locale, locales } from '../../core/i18n/texts.ts'
import { loadModule } from '../../core/load-chunk.ts'
import { waitingOf } from '../../core/outbox/waiting-mirror.ts'
import { keepPreference } from '../../core/shell/preferences.ts'
import { titleOf } from '../../core/shell/titles.ts'
import { icon } from './icons.ts'
import { current, linksOf } from './menu-links.ts'
import type { ShellContext } from './shell-context.ts'
import { wordsOf } from './words.ts'

const themes = ['auto', 'light', 'dark'] as const

export function userChoices(context: ShellContext): TemplateResult {
  const texts = context.$texts.get()
  const words = wordsOf(context).get()
  const { desk, router } = context
  const links = linksOf(context, 'user')
  return html`
    ${waitingPart(context)}
    ${
      links.length > 0
        ? html`<ul class="rd-shell-menu-list">
            ${links.map(
              link => html`<li>
                <a
                  class="rd-shell-menu-link"
                  href=${router.hrefOf(link.path)}
                  aria-current=${current(context, link) ?? nothing}
                >
                  ${icon(link.icon)}${titleOf(texts, link.title)}
                </a>
              </li>`,
            )}
          </ul>`
        : ''
    }
    <form class="rd-shell-menu-choices">
      ${choice({
        name: words.theme,
        field: 'theme',
        options: themes,
        words: { auto: words.themeAuto, light: words.themeLight, dark: words.themeDark },
        chosen: desk.$theme.get(),
        onChoose: (theme: Theme) => {
          desk.setTheme(theme)
          keepPreference({ theme })
          void keepEverywhere(context, { theme })
        },
      })}
      ${choice({
        name: words.language,
        field: 'locale',
        options: locales,
        words: { en: words.english, fr: words.french },
        chosen: desk.$locale.get(),
        onChoose: (locale: Locale) => {
          desk.setLocale(locale)
          keepPreference({ locale })
          void keepEverywhere(context, { language: locale })
        },
      })}
    </form>
    ${waitingNote(context)}
    <a class="rd-shell-menu-link" href=${router.hrefOf('/logout')}>${icon('log-out')}${texts.logout}</a>
  `
}

/** On the person's other devices, too; where its part can't be loaded, on this one alone. */
async function keepEverywhere(
  { desk }: ShellContext,
  choice: { theme?: Theme; language?: Locale },
) {
  try {
    const { default: keepChoice } = await loadModule(
      () => import('../../core/profile/keep-choice.ts'),
    )
    await keepChoice(desk, choice)
  } catch {}
}

/** Nearly always nothing waits, and then nothing is loaded for it. */
function waitingPart(context: ShellContext) {
  if (waitingOf(context.desk).$waiting.get() === 0) return ''
  loadModule(() => import('./waiting-link.ts')).catch(() => undefined)
  return html`<raffle-desk-shell-waiting .context=${context}></raffle-desk-shell-waiting>`
}

/** Of the same part. */
function waitingNote(context: ShellContext) {
  return waitingOf(context.desk).$waiting.get() === 0
    ? ''
    : html`<raffle-desk-shell-waiting-note .context=${context}></raffle-desk-shell-waiting-note>`
}

interface Choice<Option extends string> {
  name: string
  field: string
  options: readonly Option[]
  words: Record<Option, string>
  chosen: Option
  onChoose: (option: Option) => void
}

function choice<Option extends string>(of: Choice<Option>): TemplateResult {
  return html`<fieldset class="rd-shell-choice">
    <legend class="rd-shell-choice-name">${of.name}</legend>
    <div class="rd-shell-choice-options">
      ${of.options.map(
        option => html`<label class="rd-shell-choice-option">
          <input
            type="radio"
            name=${of.field}
            value=${option}
            .checked=${option === of.chosen}
            @change=${() => of.onChoose(option)}
          /><span>${of.words[option]}</span>
        </label>`,
      )}
    </div>
  </fieldset>`
}
