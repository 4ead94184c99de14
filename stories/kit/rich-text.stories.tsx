import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { Locale } from '../../src/core/i18n/texts.ts'
import { RichTextField } from '../../src/screens/kit/fields/rich-text-field.tsx'
import { SafeHtml } from '../../src/screens/kit/html.tsx'
import { inside, type KitStory, kitStory } from '../support/story.tsx'

export default {}

const words = {
  en: {
    label: 'Email body',
    description: 'Sent with the tickets of each order.',
    tooLong: 'Shorten the text to 120 characters.',
    locked: 'The raffle has ended; its emails were sent.',
    firstName: 'First name',
    tickets: 'Link to the tickets',
    drawAt: 'Date of the draw',
    drawExample: 'November 30, 2026 at 12:00 p.m. AST',
    body: '<h2 align="center">Thank you, {{firstName}}</h2><p>Your numbers for <strong>Harbour Lights 50/50</strong> are in. The draw is on <em>{{drawAt}}</em>.</p><ul><li><p>Keep this email.</p></li><li><p>Your tickets are <a href="{{ticketsUrl}}">here</a>.</p></li></ul><p>Questions? Write to <a href="mailto:help@example.org">help@example.org</a>.</p>',
    table:
      '<p>Prizes</p><table><tbody><tr><td>Early bird</td><td>$10,000</td></tr></tbody></table>',
  },
  fr: {
    label: 'Corps du courriel',
    description: 'Envoyé avec les billets de chaque commande.',
    tooLong: 'Ramenez le texte à 120 caractères.',
    locked: 'La tombola est terminée; ses courriels ont été envoyés.',
    firstName: 'Prénom',
    tickets: 'Lien vers les billets',
    drawAt: 'Date du tirage',
    drawExample: '30 novembre 2026 à 12 h HNA',
    body: '<h2 align="center">Merci, {{firstName}}</h2><p>Vos numéros pour <strong>Lumières du port 50/50</strong> sont enregistrés. Le tirage aura lieu le <em>{{drawAt}}</em>.</p><ul><li><p>Conservez ce courriel.</p></li><li><p>Vos billets sont <a href="{{ticketsUrl}}">ici</a>.</p></li></ul><p>Des questions? Écrivez à <a href="mailto:aide@example.org">aide@example.org</a>.</p>',
    table: '<p>Prix</p><table><tbody><tr><td>Prix hâtif</td><td>10 000 $</td></tr></tbody></table>',
  },
}

interface BodyProps {
  locale: Locale
  start?: string
  error?: string
  disabled?: boolean
  lockedBecause?: string
  maximumLength?: number
}

function Body({ locale, start = words[locale].body, ...rest }: BodyProps) {
  const [value, setValue] = useState(start)
  const { label, description, firstName, tickets, drawAt, drawExample } = words[locale]
  return (
    <div className="rd-story-wide">
      <RichTextField
        label={label}
        description={description}
        fields={[
          { name: 'firstName', label: firstName, example: 'Amélie' },
          { name: 'drawAt', label: drawAt, example: drawExample },
          { name: 'ticketsUrl', label: tickets, example: 'https://example.org/tickets/4F09C2' },
        ]}
        value={value}
        onChange={setValue}
        {...rest}
      />
    </div>
  )
}

async function editorIn(canvasElement: HTMLElement) {
  const found = await inside(canvasElement)
  return { ...found, text: await found.findByRole('textbox', {}, { timeout: 20_000 }) }
}

/** The editor is loaded when it is shown. */
const shown: Pick<KitStory, 'play'> = {
  async play({ canvasElement }) {
    await editorIn(canvasElement)
  },
}

export const Empty: KitStory = {
  ...kitStory(({ locale }) => <Body locale={locale} start="" />),
  ...shown,
}

export const Filled: KitStory = { ...kitStory(({ locale }) => <Body locale={locale} />), ...shown }

export const Preview: KitStory = {
  ...kitStory(({ locale }) => <Body locale={locale} />),
  async play({ canvasElement }) {
    const { root } = await editorIn(canvasElement)
    const toggle = root.querySelector('.rd-rich-switch')
    if (toggle) await userEvent.click(toggle)
    await expect(root.querySelector('.rd-html')?.shadowRoot?.textContent).toContain('Amélie')
  },
}

export const TooLong: KitStory = {
  ...kitStory(({ locale }) => (
    <Body locale={locale} maximumLength={120} error={words[locale].tooLong} />
  )),
  ...shown,
}

export const Locked: KitStory = {
  ...kitStory(({ locale }) => <Body locale={locale} lockedBecause={words[locale].locked} />),
  ...shown,
}

export const Disabled: KitStory = {
  ...kitStory(({ locale }) => <Body locale={locale} disabled />),
  ...shown,
}

export const WithPartsThatCannotBeEdited: KitStory = {
  ...kitStory(({ locale }) => <Body locale={locale} start={words[locale].table} />),
  ...shown,
}

export const Narrow: KitStory = {
  ...kitStory(({ locale }) => (
    <div style={{ inlineSize: '272px' }}>
      <Body locale={locale} />
    </div>
  )),
  ...shown,
}

export const LinkDialog: KitStory = {
  ...kitStory(({ locale }) => <Body locale={locale} />),
  async play({ canvasElement }) {
    const { root, findByRole } = await editorIn(canvasElement)
    await userEvent.click(await findByRole('button', { name: /^(Link|Lien)$/ }))
    const scope = root.getRootNode() as ShadowRoot
    await waitFor(() => expect(scope.querySelector('[role=dialog] input')).not.toBeNull())
  },
}

export const HtmlFromData: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <SafeHtml html={`${words[locale].body}${words[locale].table}`} />
  </div>
))
