import type { French } from '../i18n/texts.ts'
import type { DuplicatesTexts } from './duplicates-texts.ts'

export default {
  title: 'Commandes qui sont peut-être des doublons',
  hint: 'La même personne, selon son courriel ou son téléphone, a pris le même forfait de la même tombola en moins de dix minutes. Cochez ce qui a été acheté deux fois. Une commande de chaque groupe reste, à moins que vous la cochiez aussi.',
  loading: 'Recherche de doublons',
  none: 'Aucune commande ne semble être un doublon ici.',
  noneHint:
    'Seules les commandes que les filtres de la liste laissent passer ont été examinées, avec celles qu’elles répètent.',
  more: 'Les {number} plus récentes ont été examinées. Réduisez la liste par des jours ou une tombola pour en voir d’autres.',
  orderAt: '{order}, {moment}',
  orderOf: '{buyer}, {amount}, billets {tickets}',
  unpaidOf: '{buyer}, {amount}, pas encore payée',
  mailed: 'déjà postée',
  open: 'Ouvrir la commande {order}',
  areNone: 'Ce ne sont pas des doublons',
  areApart: 'Conservées comme {number} achats distincts. On ne les soupçonne plus.',
  undo: 'Défaire',
  close: 'Fermer',
  voidThose: { one: 'Annuler {number} commande', many: 'Annuler {number} commandes' },
  noneTicked: 'Cochez les commandes qui ont été achetées deux fois.',
  comment: 'Achetée deux fois',
} satisfies French<DuplicatesTexts>
