import type { French } from '../i18n/texts.ts'
import type { CardTexts } from './card-texts.ts'

export default {
  frameTitle: 'Carte, dans les champs du service de paiement',
  hint: 'Saisie dans les champs du service de paiement : le numéro ne vient jamais ici.',
  loading: 'Chargement des champs de carte',
  failed: 'Impossible de charger les champs de carte.',
  failedHint: 'Vérifiez la connexion ou choisissez un autre mode de paiement.',
  confirming: 'La banque de la carte demande à l’acheteur de confirmer, dans le champ ci-dessus.',

  'none-incomplete': 'La carte est incomplète. Vérifiez ce qui est indiqué dans ses champs.',
  'none-not-confirmed':
    'La banque de l’acheteur n’a pas confirmé le paiement. Rien n’a été débité. Réessayez ou prenez une autre carte.',
  'none-absent': 'Les champs de carte ne sont pas encore là. Rien n’a été débité.',
  'none-silent': 'Les champs de carte n’ont pas répondu. Rien n’a été débité. Réessayez.',
} satisfies French<CardTexts>
