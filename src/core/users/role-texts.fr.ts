import type { French } from '../i18n/texts.ts'
import { frenchRoleNames } from '../session/role-names.fr.ts'
import type { RoleTexts } from './role-texts.ts'

export default {
  'dashboard:read': 'Voir le tableau de bord et les rapports',
  'raffles:read': 'Voir les tombolas',
  'raffles:edit': 'Préparer les tombolas\u00a0: prix, membres, copies, demandes d’activation',
  'raffles:activate': 'Activer et désactiver les tombolas',
  'raffles:fees': 'Modifier les frais d’une tombola',
  'raffles:terms': 'Modifier les conditions d’achat après la première vente',
  'raffles:draw': 'Terminer, tirer, confirmer et fermer les tombolas',
  'excluded-people:manage': 'Tenir la liste des personnes qui ne peuvent pas gagner',
  'raffles:figures': 'Voir les ventes et les frais d’une tombola',
  'members:import': 'Téléverser des listes de membres',
  'members:export': 'Télécharger des listes de membres',
  'raffles:second-person': 'Confirmer un gagnant comme deuxième personne',
  'activity:read': 'Lire le journal d’activité',
  'orders:read': 'Voir les commandes',
  'orders:create': 'Saisir des commandes',
  'orders:import': 'Importer des commandes d’un fichier',
  'orders:correct': 'Corriger les commandes, les envoyer par courriel ou par la poste',
  'orders:recover': 'Saisir les commandes de reçus dont l’appareil a disparu',
  'orders:void': 'Annuler des commandes',
  'orders:restore': 'Revenir sur une annulation',
  'orders:refund': 'Rembourser',
  'customers:read': 'Voir les clients',
  'customers:edit': 'Corriger les coordonnées des clients',
  'customers:merge': 'Fusionner et effacer des clients, et leur remettre leurs données',
  'donations:read': 'Voir les dons',
  'donations:receipt': 'Consigner les numéros de reçu des dons',
  'subscriptions:manage': 'Gérer les abonnements',
  'account:read': 'Voir le compte de paiement',
  'organization:read': 'Voir l’organisme',
  'users:manage': 'Gérer les personnes\u00a0: leurs rôles et leur accès',
  'second-factor:require': 'Exiger un second facteur d’un rôle',
  'system:read': 'Voir ce qui tourne, et dans quel état',
  'organization:edit': 'Modifier, suspendre et retirer des organismes',
  'tags:manage': 'Gérer les étiquettes des organismes',
  'organization:list': 'Voir tous les organismes',
  'staff-reasons:give':
    'Indiquer pourquoi ils modifient les données d’un organisme, avant de le faire',

  ...frenchRoleNames,

  'about-RB admin': 'Exploite le produit, dans tous les organismes.',
  'about-RB finance': 'Consulte tous les organismes et s’occupe de l’argent et des factures.',
  'about-account owner':
    'Dirige l’organisme\u00a0: ses personnes, son argent et toutes ses tombolas.',
  'about-raffle admin': 'Gère les tombolas et leurs commandes, de la préparation au tirage.',
  'about-Contact Center Agent':
    'Prend des commandes par téléphone et par la poste, et voit les siennes.',
  'about-In Person Sales': 'Vend en personne et voit ses propres commandes.',
  'about-Agent Manager': 'Gère les personnes qui vendent et voit leurs ventes.',
  'about-Data Processing': 'Importe, corrige et exporte commandes, clients et dons.',

  mayWith: 'Avec ces rôles, cette personne peut\u00a0:',
  mayNothing: 'Choisissez un rôle pour voir ce qu’il permet.',
  'reach-all': 'dans tous les organismes',
  'reach-agents': 'seulement pour ses agents',
  'reach-own': 'seulement ce que cette personne a saisi elle-même',
} satisfies French<RoleTexts>
