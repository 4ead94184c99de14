import type { French } from '../i18n/texts.ts'
import type { CustomerRuleTexts } from './rule-texts.ts'

export default {
  'role-customers': 'Votre rôle ne permet pas de modifier les clients.',
  'role-customer-data':
    'Seuls les propriétaires de compte, les responsables de tombola et les administrateurs du produit peuvent fusionner, exporter ou effacer des clients.',
  'customer-erased': 'Les données de cette personne ont été effacées.',
  'merge-itself': 'Il s’agit déjà du même client.',
  'merge-erased': 'Une personne dont les données ont été effacées ne peut pas être fusionnée.',
  'draw-ahead':
    'Ses billets participent à un tirage à venir\u00a0: effacez ses données une fois le tirage terminé.',
  'money-owed': 'Un remboursement lui est dû ou est en cours\u00a0: réglez-le d’abord.',
  'win-open': 'Cette personne a gagné à une tombola qui n’est pas encore fermée.',
} satisfies French<CustomerRuleTexts>
