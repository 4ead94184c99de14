import { expect, userEvent } from 'storybook/test'
import { PasswordField } from '../../src/screens/kit/fields/password-field.tsx'
import { TextAreaField } from '../../src/screens/kit/fields/text-area-field.tsx'
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
    website: 'Website',
    statementHelp: 'It stands under the jackpot on the raffle’s page.',
    longText:
      'Half of the ticket sales go to the winner, and half to the rescue boats of the harbour.\n\nThe draw takes place at the Harbour Hall.',
    reason: 'Why is this order voided?',
    reasonError: 'The reason is required',
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
    statementHelp: 'Il figure sous la cagnotte, sur la page de la tombola.',
    longText:
      'La moitié des ventes de billets revient à la personne gagnante, l’autre moitié aux bateaux de sauvetage du port.\n\nLe tirage a lieu à la salle du port.',
    reason: 'Pourquoi cette commande est-elle annulée?',
    reasonError: 'La raison est obligatoire',
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

export const NewPassword: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Held start="">
      {(value, onChange) => (
        <PasswordField
          label={words[locale].password}
          autoComplete="new-password"
          required
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </div>
))

export const NewPasswordHalfMet: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Held start="harbour">
      {(value, onChange) => (
        <PasswordField
          label={words[locale].password}
          autoComplete="new-password"
          error={words[locale].rule}
          required
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </div>
))

export const NewPasswordMet: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Held start="Harbour50">
      {(value, onChange) => (
        <PasswordField
          label={words[locale].password}
          autoComplete="new-password"
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </div>
))

export const TextArea: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Held start={words[locale].longText}>
      {(value, onChange) => (
        <TextAreaField
          label={words[locale].statement}
          description={words[locale].statementHelp}
          optional
          maximumLength={500}
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </div>
))

export const TextAreaWithError: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Held start="">
      {(value, onChange) => (
        <TextAreaField
          label={words[locale].reason}
          error={words[locale].reasonError}
          required
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </div>
))

export const TextAreaLocked: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <TextAreaField
      label={words[locale].statement}
      lockedBecause={words[locale].locked}
      value={words[locale].longText}
      onChange={() => {}}
    />
  </div>
))
