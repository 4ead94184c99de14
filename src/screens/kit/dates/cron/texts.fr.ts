import type { French } from '../../../../core/i18n/texts.ts'
import type { CronTexts } from './texts.ts'

export default {
  repeats: 'Fréquence',
  weekday: 'Jour de la semaine',
  time: 'Heure',
  custom: 'Selon l’expression',
  daily: 'Chaque jour',
  weekly: 'Chaque semaine, le',
  'monthly-first-day': 'Le 1er de chaque mois',
  'monthly-first-weekday': 'Chaque mois, le premier',
  nextRuns: 'Les cinq prochaines fois :',
  form: 'Cinq champs : minute, heure, jour du mois, mois, jour de la semaine. « 0 20 * * 5 » signifie chaque vendredi à 20 h. Un sixième champ, en tête, est la seconde; « @daily » et ses semblables sont lus aussi.',
  invalid: 'Le champ « {field} » doit contenir une expression cron valide',
} satisfies French<CronTexts>
