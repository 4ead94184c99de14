import type { French } from '../../../core/i18n/texts.ts'
import type { OverlayTexts } from './texts.ts'

export default {
  error: 'Erreur',
  loading: 'Chargement',
  notLoaded: 'Le chargement a échoué. Vérifiez votre connexion, puis ouvrez de nouveau.',
  close: 'Fermer',
  cancel: 'Annuler',
  again: 'Réessayer',
  reasonRequired: 'Indiquez un motif.',
  retype: 'Tapez « {text} » pour confirmer',
  retypeExactly: 'Tapez « {text} » exactement comme ci-dessus.',
} satisfies French<OverlayTexts>
