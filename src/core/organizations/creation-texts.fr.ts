import type { French } from '../i18n/texts.ts'
import type { OrganizationCreationTexts } from './creation-texts.ts'

export default {
  title: 'Ajouter un organisme',
  about:
    'Il existe tout de suite. La personne qui en aura la charge reçoit un courriel avec un lien valable sept jours, une seule fois.',
  name: 'Nom',
  country: 'Pays',
  province: 'Province ou État',
  charityNumber: 'Numéro d’organisme de bienfaisance',
  charityNumberHint: 'Laissez vide s’il n’en a pas, comme un club.',
  wrongNumber: 'Ce n’est pas un numéro d’organisme de bienfaisance de ce pays.',
  notOfCountry: 'Choisissez une province ou un État de ce pays.',
  language: 'Langue de ses courriels',
  'language-en': 'anglais',
  'language-fr': 'français',
  timeZone: 'Fuseau horaire',
  ownerName: 'Nom de la personne responsable',
  ownerEmail: 'Courriel de la personne responsable',
  add: 'Ajouter et inviter',
  cancel: 'Annuler',
  added: '{name} est ajouté, et {owner} reçoit une invitation.',
} satisfies French<OrganizationCreationTexts>
