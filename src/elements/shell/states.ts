/** What the shell shows in place of a screen. */
import { html, type TemplateResult } from 'lit'
import type { ShellTexts } from '../../core/shell/texts.ts'
import { mark } from './mark.ts'

/** Calm at first; says what goes on after 400 ms. */
export function startScreen(texts: ShellTexts): TemplateResult {
  return html`<div class="rd-start">
    ${mark}
    <p class="rd-start-word" role="status">${texts.starting}</p>
  </div>`
}

export function failureScreen(
  texts: ShellTexts,
  {
    title,
    message,
    logoutHref,
    onRetry,
  }: {
    title: string
    message: string
    logoutHref: string
    onRetry: () => void
  },
): TemplateResult {
  return html`<main class="rd-start" id="rd-content" tabindex="-1">
    ${mark}
    <div class="rd-stop" role="alert">
      <h1 class="rd-stop-title">${title}</h1>
      <p class="rd-stop-text">${message}</p>
      <p class="rd-stop-actions">
        <button type="button" class="rd-shell-button rd-shell-button-main" @click=${onRetry}>${texts.retry}</button>
        <a class="rd-shell-button" href=${logoutHref}>${texts.logout}</a>
      </p>
    </div>
  </main>`
}

/** A page that this person's role, or a flag, keeps closed. */
export function forbiddenPage(
  texts: ShellTexts,
  { title, homeHref }: { title: string; homeHref: string },
): TemplateResult {
  return html`<div class="rd-stop rd-stop-page">
    <h1 class="rd-stop-title">${texts.forbiddenTitle({ title })}</h1>
    <p class="rd-stop-text">${texts.forbidden}</p>
    <p class="rd-stop-actions"><a class="rd-shell-button" href=${homeHref}>${texts.goHome}</a></p>
  </div>`
}

/** On the login screen, to someone signed in: the address they opened leads nowhere. */
export function missingLine(texts: ShellTexts, homeHref: string): TemplateResult {
  return html`<p class="rd-missing" role="status">
    ${texts.pageMissing} <a class="rd-shell-link" href=${homeHref}>${texts.goHome}</a>
  </p>`
}
