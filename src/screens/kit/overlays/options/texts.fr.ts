import type { French } from '../../../../core/i18n/texts.ts'
import type { OptionTexts } from './texts.ts'

export default {
  choose: 'Choisir',
  search: 'Rechercher',
  none: 'Aucun',
  loading: 'Chargement',
  noMatch: 'Aucun résultat pour cette recherche.',
  nothing: 'Il n’y a rien à choisir.',
  more: 'Les {count} premiers sont affichés. Précisez le nom pour en trouver d’autres.',
  failed: 'Le chargement a échoué. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
  dismiss: 'Fermer',
  clear: 'Effacer : {field}',
  remove: 'Retirer {name}',
  removed: '{name} retiré',
  chosen: '{field} : choix',
  typeAndEnter: 'Tapez, puis appuyez sur Entrée',
} satisfies French<OptionTexts>
