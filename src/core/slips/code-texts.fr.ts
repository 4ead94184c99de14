import type { French } from '../i18n/texts.ts'
import type { SlipCodeTexts } from './code-texts.ts'

export default {
  label: 'Code contenant cette commande, scellée',
  keepIt:
    'Gardez ce reçu : le personnel trouve votre commande et ses numéros en lisant ce code (écran « Récupérer des reçus provisoires »), même si cet appareil est perdu.',
  making: 'Préparation du code…',
  none: 'Ce reçu n’a pas de code : l’appareil n’a pas communiqué avec le serveur depuis votre connexion. La commande attend sur cet appareil seulement.',
  tooLong: 'Cette commande est trop longue pour un code. Elle attend sur cet appareil seulement.',
} satisfies French<SlipCodeTexts>
