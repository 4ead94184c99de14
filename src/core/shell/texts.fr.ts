import type { French } from '../i18n/texts.ts'
import type { ShellTexts } from './texts.ts'

export default {
  product: 'Raffle Desk',

  login: 'Connexion',
  logout: 'Se déconnecter',
  dashboard: 'Tableau de bord',
  admin: 'Administration',
  raffles: 'Tombolas',
  goldrush: 'Goldrush',
  orders: 'Commandes',
  donations: 'Dons',
  customers: 'Clients',
  stations: 'Stations',
  devices: 'Appareils',
  reports: 'Rapports',
  messageCenter: 'Centre de messages',
  users: 'Utilisateurs',
  imports: 'Importations',
  exports: 'Exportations',
  subscriptions: 'Abonnements',
  knowledgeBase: 'Base de connaissances',
  orderIntake: 'Saisie de commandes',
  account: 'Compte',
  profile: 'Profil',
  systemInfo: 'Information système',
  salesTiles: 'Tuiles des ventes',
  salesChart: 'Graphique des ventes',
  paymentsBanner: 'Avis sur les paiements',
  organizationSwitcher: 'Changement d’organisme',

  loginPageTitle: 'Connexion au produit',
  pageTitle: '{title} – Raffle Desk',
  skipToContent: 'Aller au contenu',
  forbiddenTitle: 'Vous ne pouvez pas ouvrir {title}',
  forbidden:
    'Votre rôle ou les réglages de votre organisme ne donnent pas accès à cette page. Si vous en avez besoin, adressez-vous à la personne qui gère vos utilisateurs.',

  starting: 'Démarrage…',
  startFailed: 'Raffle Desk ne peut pas démarrer',
  retry: 'Réessayer',
  pageMissing: 'Cette page n’existe pas.',
  goHome: 'Aller au tableau de bord',
  partFailed: 'Une partie de Raffle Desk n’a pas pu être chargée',
} satisfies French<ShellTexts>
