import type { French } from '../i18n/texts.ts'
import type { RuleTexts } from './rule-texts.ts'

export default {
  'role-edit': 'Votre rôle ne permet pas de modifier les tombolas.',
  'role-activate': 'Seule l’administration du produit peut activer ou désactiver une tombola.',
  'role-draw': 'Votre rôle ne permet pas de terminer, de tirer au sort ni de fermer une tombola.',
  'activation-not-requested': 'Son activation n’a pas encore été demandée.',
  'activation-requested': 'Son activation a déjà été demandée.',
  'was-activated':
    'Elle a déjà été active : l’administration du produit peut l’activer de nouveau.',
  'not-yet-active': 'La tombola n’a pas encore été activée.',
  'already-active': 'La tombola est déjà active.',
  'already-inactive': 'La tombola est déjà inactive.',
  'already-ended': 'La tombola est déjà terminée.',
  'already-closed': 'La tombola est fermée.',
  'not-draft': 'Seul un brouillon peut être supprimé.',
  'has-orders': {
    one: 'Elle compte {number} commande, et les commandes sont conservées.',
    many: 'Elle compte {number} commandes, et les commandes sont conservées.',
  },
  'requirements-missing': {
    one: '{number} exigence d’activation n’est pas remplie.',
    many: '{number} exigences d’activation ne sont pas remplies.',
  },
  'end-date-passed': 'Sa date de fin est passée. Fixez-en d’abord une plus tardive.',
  'not-ended': 'La tombola n’est pas encore terminée.',
  'jackpot-zero': 'La cagnotte est nulle.',
  'jackpot-winner-missing': 'Personne n’est confirmé comme gagnant de la cagnotte.',
  'jackpot-winners-many': {
    one: '{number} gagnant de la cagnotte est confirmé; il en faut exactement un.',
    many: '{number} gagnants de la cagnotte sont confirmés; il en faut exactement un.',
  },
  'prizes-unconfirmed': {
    one: 'Il manque des gagnants confirmés pour {number} prix.',
    many: 'Il manque des gagnants confirmés pour {number} prix.',
  },
  'draw-date-missing': 'Aucune date de tirage n’est fixée.',
  'draw-date-not-reached': 'La date du tirage n’est pas encore passée.',
  'winner-confirmed': 'Un gagnant est déjà confirmé.',
  'not-jackpot-winner':
    'Le gagnant indiqué n’est pas le gagnant confirmé de la cagnotte de cette tombola.',

  'locked-after-sale':
    'Ce champ ne peut plus changer : des billets ont été commandés à ces conditions.',
  'locked-after-end': 'Ce champ ne peut plus changer : les ventes sont terminées.',
  'locked-with-draw':
    'Ce champ ne peut plus changer : la liste des billets d’un tirage à ces conditions est verrouillée.',
  'lowered-after-sale':
    'Des billets ont été vendus à ces conditions. Vous pouvez augmenter ce montant; seuls l’administration du produit et le titulaire du compte peuvent le réduire, en donnant une raison.',
  'changed-after-sale':
    'Des billets ont été vendus à ces conditions. Seuls l’administration du produit et le titulaire du compte peuvent les modifier, en donnant une raison.',
  'reason-needed': 'Dites pourquoi : des billets ont été vendus à ces conditions.',
} satisfies French<RuleTexts>
