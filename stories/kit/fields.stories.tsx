import { expect, userEvent } from 'storybook/test'
import { PasswordField } from '../../src/screens/kit/fields/password-field.tsx'
import { TextField } from '../../src/screens/kit/fields/text-field.tsx'
import { Held } from '../support/held.tsx'
import { inside, type KitStory, kitStory } from '../support/story.tsx'

export default {}

const words = {
  en: {
    email: 'Email address',
    required: 'The email address is required',
    password: 'Password',
    rule: 'The password field must contain minimum 8 characters, uppercase, lowercase and a number',
    name: 'Name on the ticket',
    nameHelp: 'As the buyer gave it. It is printed on the ticket.',
    locked: 'Set when sales started, on May 2, 2025.',
    statement: 'Jackpot statement',
    website: 'Web site',
  },
  fr: {
    email: 'Adresse courriel',
    required: 'L’adresse courriel est obligatoire',
    password: 'Mot de passe',
    rule: 'Le champ « mot de passe » doit contenir au moins 8 caractères, une majuscule, une minuscule et un chiffre',
    name: 'Nom imprimé sur le billet',
    nameHelp: 'Tel que l’acheteuse ou l’acheteur l’a donné. Il est imprimé sur le billet.',
    locked: 'Fixé au début des ventes, le 2 mai 2025.',
    statement: 'Texte affiché à propos de la cagnotte',
    website: 'Site Web',
  },
}

export const Text: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Held start="">
      {(value, onChange) => (
        <TextField
          label={words[locale].name}
          description={words[locale].nameHelp}
          required
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </div>
))

export const TextWithError: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Held start="">
      {(value, onChange) => (
        <TextField
          type="email"
          autoComplete="email"
          label={words[locale].email}
          error={words[locale].required}
          required
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </div>
))

export const TextOptionalWithCounter: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Held start="50 % de la cagnotte">
      {(value, onChange) => (
        <TextField
          label={words[locale].statement}
          optional
          maximumLength={24}
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </div>
))

export const TextLocked: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <TextField
      label={words[locale].name}
      lockedBecause={words[locale].locked}
      value="Eva Muise"
      onChange={() => {}}
    />
  </div>
))

export const TextDisabled: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <TextField
      type="url"
      label={words[locale].website}
      disabled
      value="https://example.org"
      onChange={() => {}}
    />
  </div>
))

export const Password: KitStory = {
  ...kitStory(({ locale }) => (
    <div className="rd-story-wide">
      <Held start="Harbour50">
        {(value, onChange) => (
          <PasswordField
            label={words[locale].password}
            autoComplete="current-password"
            required
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
    </div>
  )),
  async play({ canvasElement }) {
    const { root, findByRole } = await inside(canvasElement)
    await userEvent.click(await findByRole('button'))
    await expect(root.querySelector('input')).toHaveAttribute('type', 'text')
  },
}

export const PasswordWithError: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Held start="harbour">
      {(value, onChange) => (
        <PasswordField
          label={words[locale].password}
          autoComplete="new-password"
          error={words[locale].rule}
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </div>
))
