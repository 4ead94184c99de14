import type { French } from '../i18n/texts.ts'
import type { Role } from '../session/role.ts'
import { frenchRoleNames } from '../session/role-names.fr.ts'
import type { UserTexts } from './user-texts.ts'

const roleOptions = Object.fromEntries(
  Object.entries(frenchRoleNames).map(([role, name]) => [`role-${role}`, name]),
) as Record<`role-${Role}`, string>

export default {
  users: 'Utilisateurs',
  user: 'Utilisateur',
  about: 'Les personnes qui travaillent dans votre organisme, et ce qu’elles peuvent faire.',
  aboutAgents: 'Les personnes qui vendent et que vous gérez.',
  none: 'Personne pour le moment',
  noneHint: 'Les personnes qui vendent apparaîtront ici dès qu’elles auront ce rôle.',

  search: 'Chercher par nom ou courriel',
  name: 'Nom',
  email: 'Courriel',
  roles: 'Rôles',
  role: 'Rôle',
  ...roleOptions,
  state: 'État',
  'state-active': 'Accès ouvert',
  'state-suspended': 'Accès suspendu',
  lastSeen: 'Dernière connexion',
  joined: 'Arrivée',
  never: 'Jamais',
  you: 'Vous',

  suspendSellers: 'Suspendre tous les vendeurs',
  suspendSellersTitle: {
    one: 'Suspendre {number} vendeur\u00a0?',
    many: 'Suspendre {number} vendeurs\u00a0?',
  },
  suspendSellersMessage:
    'Les personnes qui vendent et n’ont aucun autre rôle sont déconnectées de cet organisme sur-le-champ et ne peuvent plus s’y connecter tant que leur accès n’est pas rouvert. Les commandes en attente sur leurs appareils y restent.',
  sellersSuspended: {
    one: '{number} vendeur est suspendu.',
    many: '{number} vendeurs sont suspendus.',
  },
  noneToSuspend: 'Il ne reste aucun vendeur à suspendre.',
  keepSellers: 'Laisser l’accès',
  letSellersIn: 'Rouvrir l’accès à tous les vendeurs',
  letSellersInTitle: {
    one: 'Rouvrir l’accès à {number} vendeur\u00a0?',
    many: 'Rouvrir l’accès à {number} vendeurs\u00a0?',
  },
  letSellersInMessage:
    'Les personnes qui vendent et n’ont aucun autre rôle pourront se reconnecter, y compris celles que vous avez suspendues une à une.',
  sellersLetIn: {
    one: '{number} vendeur peut se reconnecter.',
    many: '{number} vendeurs peuvent se reconnecter.',
  },
  noneToLetIn: 'Aucun vendeur n’est suspendu.',
  countingSellers: 'Recherche des personnes qui vendent',
  close: 'Fermer',

  loading: 'Chargement de l’utilisateur',
  back: 'Tous les utilisateurs',
  loadFailed: 'L’utilisateur n’a pas pu être chargé',
  notFresh: 'Ces renseignements ne sont peut-être plus à jour.',
  notFound: 'Cet utilisateur n’existe pas ici',
  notFoundHint: 'Peut-être travaille-t-il dans un autre organisme, ou ne le gérez-vous pas.',
  noneChosen: 'Aucun utilisateur n’a été choisi',
  noneChosenHint: 'Ouvrez-en un à partir de la liste.',
  showAll: 'Afficher tous les utilisateurs',

  signIn: 'Connexion',
  language: 'Langue',
  'language-en': 'anglais',
  'language-fr': 'français',
  secondFactor: 'Second facteur',
  'secondFactor-on': 'Activé',
  'secondFactor-needed': 'Pas encore configuré',
  'secondFactor-elsewhere': 'Activé',
  'secondFactor-off': 'Désactivé',
  resetFactor: 'Retirer le second facteur',
  resetFactorTitle: 'Retirer le second facteur de {name} ?',
  resetFactorMessage:
    'Pour une personne qui a perdu son téléphone et ses codes de secours. Vérifiez que la demande vient bien d’elle. Toutes ses sessions sont fermées, elle se connecte avec son seul mot de passe, et un courriel l’en informe.',
  resetFactorDone: 'Le second facteur de {name} est retiré.',
  keepFactor: 'Le garder',
  may: 'Ce que cette personne peut faire',

  changeRoles: 'Modifier les rôles',
  changeRolesTitle: 'Modifier les rôles de {name}',
  changeRolesHint:
    'Cette personne est déconnectée d’ici sur-le-champ et se reconnecte avec ses nouveaux rôles.',
  rolesNeeded: 'Choisissez au moins un rôle, ou suspendez plutôt l’accès.',
  save: 'Enregistrer les rôles',
  cancel: 'Annuler',
  saved: 'Les rôles de {name} sont enregistrés.',

  suspend: 'Suspendre',
  suspendTitle: 'Suspendre {name}\u00a0?',
  suspendMessage:
    'Cette personne est déconnectée de cet organisme sur-le-champ et ne peut plus s’y connecter. Ce qu’elle a fait reste, et vous pourrez lui rouvrir l’accès.',
  suspended: 'L’accès de {name} est suspendu.',
  keep: 'Laisser l’accès',
  letIn: 'Rouvrir l’accès',
  letInTitle: 'Rouvrir l’accès à {name}\u00a0?',
  letInMessage: 'Cette personne pourra se reconnecter, avec les rôles qu’elle a.',
  letInDone: '{name} peut se reconnecter.',
} satisfies French<UserTexts>
