import type { French } from '../i18n/texts.ts'
import type { PasskeyTexts } from './texts.ts'

export default {
  passkeys: 'Clés d’accès',
  hint: 'Une clé d’accès de cet appareil ou de votre gestionnaire de mots de passe remplace le code à la connexion.',
  notHere:
    'Les clés d’accès ne fonctionnent que si Raffle Desk est ouvert en HTTPS, dans un navigateur qui les prend en charge.',
  loading: 'Chargement de vos clés d’accès',
  loadFailed: 'Vos clés d’accès n’ont pas pu être chargées',
  made: 'Créée',
  lastUsed: 'Dernière utilisation',
  neverUsed: 'Jamais utilisée',
  add: 'Ajouter une clé d’accès',
  addTitle: 'Ajouter une clé d’accès',
  addHint:
    'Votre navigateur demande ensuite où la garder, puis votre empreinte, votre visage ou votre NIP.',
  name: 'Nom de la clé d’accès',
  nameHint: 'Par exemple l’appareil sur lequel elle se trouve.',
  nameNeeded: 'Entrez un nom',
  notMade:
    'Aucune clé d’accès n’a été créée. Cet appareil en a peut-être déjà une, ou la création a été interrompue. Réessayez avec le code suivant.',
  added: 'La clé d’accès {name} est ajoutée.',
  remove: 'Retirer',
  removeOf: 'Retirer la clé d’accès {name}',
  removeTitle: 'Retirer la clé d’accès {name} ?',
  removeHint:
    'Elle n’ouvrira plus rien. Votre application d’authentification et vos codes de secours restent. Retirez-la aussi de votre appareil.',
  removeDo: 'Retirer la clé d’accès',
  keep: 'Garder la clé d’accès',
  removed: 'La clé d’accès {name} est retirée.',

  use: 'Utiliser une clé d’accès',
  notUsed: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou entrez un code.',
} satisfies French<PasskeyTexts>
