import type { French } from '../i18n/texts.ts'
import type { OrganizationsTexts } from './texts.ts'

export default {
  switchFrom: 'Organisme : {name}. Passer à un autre',
  search: 'Organisme',
  placeholder: 'Trouver un organisme',
  noMatch: 'Aucun organisme ne correspond à la recherche.',
  list: 'Organismes',
  current: 'Actuel',
  loading: 'Chargement des organismes',
  found: 'Organismes trouvés : {count}',
  more: 'Les {count} premiers sont affichés. Précisez le nom pour en trouver d’autres.',
  retry: 'Réessayer',
  dismiss: 'Fermer',
  switching: 'Passage à {name}',
  error: 'Erreur',
  close: 'Fermer',
} satisfies French<OrganizationsTexts>
