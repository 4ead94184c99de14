import type { French } from '../i18n/texts.ts'
import type { FactorRuleTexts } from './rule-texts.ts'

export default {
  title: 'Second facteur',
  hint: 'Toute personne qui a l’un de ces rôles configure un second facteur avant que quoi que ce soit d’autre ne s’ouvre.',
  none: 'Aucun rôle n’en exige un.',
  loading: 'Chargement des rôles qui en exigent un',
  loadFailed: 'Les rôles qui en exigent un n’ont pas pu être chargés',
  change: 'Modifier',
  changeLabel: 'Modifier les rôles qui exigent un second facteur',
  changeTitle: 'Les rôles qui exigent un second facteur',
  changeHint:
    'Personne n’est déconnecté. Quiconque n’en a pas encore (vous aussi, si vous avez un tel rôle) est amené à en configurer un à sa prochaine action, puis reprend où il était. Les pages que votre propre serveur intègre ne sont pas touchées.',
  roles: 'Rôles qui en exigent un',
  all: { one: '{number} personne', many: '{number} personnes' },
  without: { one: '{number} sans', many: '{number} sans' },
  save: 'Enregistrer les rôles',
  cancel: 'Annuler',
  saved: 'Les rôles qui exigent un second facteur sont enregistrés.',
} satisfies French<FactorRuleTexts>
