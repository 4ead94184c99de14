import type { French } from '../i18n/texts.ts'
import type { SetTagTexts } from './set-texts.ts'

export default {
  tags: 'Étiquettes',
  edit: 'Modifier les étiquettes',
  add: 'Ajouter des étiquettes',
  title: 'Étiquettes de {name}',
  hint: 'Tous ceux qui travaillent ici les voient, et les listes se filtrent par étiquette.',
  find: 'Chercher une étiquette',
  none: 'Aucune étiquette de ce nom. Les étiquettes sont ajoutées par ceux qui exploitent le produit.',
  save: 'Enregistrer les étiquettes',
  cancel: 'Annuler',
  saved: 'Les étiquettes de {name} sont enregistrées.',
} satisfies French<SetTagTexts>
