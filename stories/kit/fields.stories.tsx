import { expect, userEvent } from 'storybook/test'
import { PasswordField } from '../../src/screens/kit/fields/password-field.tsx'
import { TextField } from '../../src/screens/kit/fields/text-field.tsx'
import { inside, type KitStory, kitStory } from '../support/story.tsx'

export default {}

const words = {
  en: {
    email: 'Email address',
    required: 'The email address is required',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    rule: 'The password field must contain minimum 8 characters, uppercase, lowercase and a number',
  },
  fr: {
    email: 'Adresse courriel',
    required: 'L’adresse courriel est obligatoire',
    password: 'Mot de passe',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    rule: 'Le champ « mot de passe » doit contenir au moins 8 caractères, une majuscule, une minuscule et un chiffre',
  },
}

export const Text: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <TextField label={words[locale].email} type="email" defaultValue="eva.muise@example.org" />
  </div>
))

export const TextWithError: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <TextField label={words[locale].email} type="email" error={words[locale].required} />
  </div>
))

export const Password: KitStory = {
  ...kitStory(({ locale }) => (
    <div className="rd-story-wide">
      <PasswordField
        label={words[locale].password}
        showLabel={words[locale].show}
        hideLabel={words[locale].hide}
        defaultValue="Harbour50"
      />
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
    <PasswordField
      label={words[locale].password}
      showLabel={words[locale].show}
      hideLabel={words[locale].hide}
      error={words[locale].rule}
    />
  </div>
))
