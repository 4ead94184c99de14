import type { French } from '../i18n/texts.ts'
import type { UserRuleTexts } from './rule-texts.ts'

export default {
  'role-users': 'Votre rôle ne permet pas de gérer les personnes.',
  'role-not-agents': 'Vous gérez les personnes qui vendent et n’ont aucun autre rôle.',
  'role-of-product':
    'Cette personne travaille pour le produit\u00a0: ses administrateurs la gèrent.',
  'role-not-yours': 'Vous ne pouvez ni donner ni retirer un rôle qui dépasse le vôtre.',
  'role-own':
    'Personne ne modifie ses propres rôles. Adressez-vous à une autre personne propriétaire du compte.',
  'role-own-access': 'Personne ne suspend son propre accès.',
  'last-owner':
    'C’est la dernière personne propriétaire du compte qui peut se connecter. Donnez d’abord ce rôle à quelqu’un d’autre.',
  'role-factor': 'Les propriétaires du compte retirent un second facteur.',
  'role-own-factor': 'Vous retirez votre propre second facteur dans votre profil.',
  'role-factor-elsewhere':
    'Cette personne relève d’abord d’un autre organisme, ou du produit : son second facteur se retire là.',
  'no-factor': 'Cette personne n’a plus de second facteur.',
} satisfies French<UserRuleTexts>
