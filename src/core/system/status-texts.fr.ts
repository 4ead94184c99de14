import type { French } from '../i18n/texts.ts'
import type { StatusTexts } from './status-texts.ts'

export default {
  title: 'État du service',
  allWork: 'Tout fonctionne.',
  someFail: 'Quelque chose ne fonctionne pas. L’état est relu toutes les 15 secondes.',
  failed: 'Raffle Desk ne répond pas',
  asOf: 'À {time}',
  'part-api': 'L’application',
  'part-database': 'Base de données',
  'part-disk': 'Stockage',
  'part-mail': 'Courriel',
  'part-jobs': 'Fichiers et longues tâches',
  works: 'Fonctionne',
  fails: 'Ne fonctionne pas',
  unknown: 'Inconnu',
  login: 'Aller à la connexion',
} satisfies French<StatusTexts>
