import type { French } from '../i18n/texts.ts'
import type { AccessTexts } from './access-texts.ts'

export default {
  changed: 'Vos autorisations ont changé.',
  changedDetail:
    'Vous n’avez plus accès à cet écran. Votre saisie reste affichée jusqu’à ce que vous le quittiez, pour que vous puissiez l’enregistrer ou la copier.',
} satisfies French<AccessTexts>
