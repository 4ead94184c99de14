import type { French } from '../i18n/texts.ts'
import type { OrganizationsTexts } from './texts.ts'

export default {
  switchFrom: 'Organisme : {name}. Passer à un autre',
  search: 'Organisme',
  placeholder: 'Trouver un organisme',
  noMatch: 'Aucun organisme ne correspond à la recherche.',
  required: 'Le champ « organisme » est obligatoire',
  list: 'Organismes',
  current: 'Actuel',
  loading: 'Chargement des organismes',
  retry: 'Réessayer',
  switching: 'Passage à {name}',
  error: 'Erreur',
  close: 'Fermer',
} satisfies French<OrganizationsTexts>
