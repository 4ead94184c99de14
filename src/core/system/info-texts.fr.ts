import type { French } from '../i18n/texts.ts'
import type { SystemInfoTexts } from './info-texts.ts'

export default {
  about: 'Ce qui fonctionne, et dans quel état. Ces données sont relues toutes les 15 secondes.',
  copy: 'Copier',
  copied:
    'L’information système est copiée. Elle ne contient ni mot de passe, ni clé, ni nom de personne.',
  notCopied:
    'Votre navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le à la main.',
  failed: 'Impossible de charger l’information système',
  loading: 'Chargement de l’information système',

  build: 'Version en service',
  version: 'Version',
  buildId: 'Empreinte',
  servedBuild: 'Empreinte sur le serveur',
  sameBuild: 'La même',
  builtAt: 'Date de fabrication',
  environment: 'Environnement',
  test: 'Essai',
  production: 'Production',
  startedAt: 'Démarrage du serveur',

  health: 'État de l’API',
  healthy: 'Fonctionne',
  unhealthy: 'Ne fonctionne pas',
  'part-api': 'API',
  'part-database': 'Base de données',
  'part-disk': 'Espace sur le disque',
  diskRoom: 'Suffisant',
  diskFull: 'Insuffisant : rien ne peut être enregistré',

  clock: 'Horloge',
  serverTime: 'Heure du serveur',
  timeZone: 'Fuseau horaire de ce navigateur',
  skew: 'Horloge de cet appareil',
  inTime: 'À l’heure',
  ahead: 'En avance de {duration}',
  behind: 'En retard de {duration}',
  skewTitle: 'L’horloge de cet appareil n’est pas à l’heure',
  skewDetail:
    'Elle donne l’heure des commandes prises hors réseau et les comptes à rebours. Réglez-la dans les paramètres de l’appareil.',

  storage: 'Stockage',
  database: 'Base de données',
  files: 'Fichiers',
  filesSize: '{number}, {size}',
  browser: 'Stockage de ce navigateur',
  works: 'Permis',
  refused: 'Interdit ou plein',
  used: 'Utilisé par Raffle Desk',
  usedOf: '{used} sur {quota}',
  lasting: 'Conservé jusqu’à ce qu’on l’efface',
  yes: 'Oui',
  no: 'Non',
  unknown: 'Le navigateur ne le dit pas',

  flags: 'Fonctionnalités activables',
  flagsFor: '{on} sur {all} sont activées pour vous.',
  flagsStale:
    'Le service des fonctionnalités est injoignable. Voici les dernières connues, ou aucune.',
  on: 'Activée',
  off: 'Désactivée',
} satisfies French<SystemInfoTexts>
