import type { French } from '../i18n/texts.ts'
import type { RetentionTexts } from './texts.ts'

export default {
  title: 'Durées de conservation',
  hint: 'Chaque nuit, ce qui n’est plus conservé est retiré pour de bon. Commandes, billets, tirages, argent et journal d’activité restent toujours.',
  keepsBuyers: 'Identité des acheteurs',
  keepsBuyersHint:
    'Nom, coordonnées, notes et courriels d’un acheteur, une fois sa dernière tombola fermée depuis tant de mois ; 36 au moins, car les licences exigent des dossiers. Si le personnel a écrit une note plus récente sur un acheteur ou sur sa commande, cet acheteur reste.',
  keepsEmails: 'Contenu des courriels',
  keepsEmailsHint:
    'À qui un courriel est allé et ce qu’il disait ; qu’il a été envoyé reste. 6 mois au moins, le temps qu’un lot peut être réclamé.',
  keepsRecordings: 'Enregistrements d’écran',
  keepsRecordingsHint:
    'Ce que le personnel a fait à l’écran, là où c’est enregistré. Un mois au moins.',
  atLeast: {
    one: 'Conservez-le au moins {least} mois.',
    many: 'Conservez-le au moins {least} mois.',
  },
  atMost: 'Conservez-le {most} mois au plus, ou laissez vide : c’est alors conservé pour toujours.',
  wholeMonths: 'Indiquez des mois entiers.',
  months: 'mois',
  forMonths: '{months} mois',
  forEver: 'Toujours',
  lastRun: 'Tâche de la dernière nuit',
  neverRun: 'Elle n’a pas encore eu lieu',
  underWay: 'En cours depuis le {date}',
  failing:
    'En cours depuis le {date}, mais elle échoue sans cesse : rien de plus n’est retiré. Elle est retentée toutes les cinq minutes ; le journal du serveur dit pourquoi elle échoue.',
  nothingRemoved: '{date} : rien n’était à retirer',
  removed: '{date} : retiré {what}',
  buyers: 'données d’acheteurs : {number}',
  emails: 'courriels : {number}',
  recordings: 'parties d’enregistrements : {number}',
  orMore: '{number} ou plus',
  change: 'Modifier les durées',
  changeTitle: 'Durées de conservation de {name}',
  changeHint: 'En mois. Vide, c’est conservé pour toujours.',
  wouldGo: 'Ce qui partirait',
  goesNothing: 'Rien n’est encore aussi ancien. Cela partira le moment venu.',
  goesHint:
    'Cela part la première nuit après un jour entier. Jusque-là, vous pouvez rallonger la durée. Ce qui est retiré ne peut pas être récupéré.',
  looking: 'Calcul de ce qui partirait',
  lookFailed: 'Ce qui partirait n’a pas pu être compté',
  lookFirst: 'Attendez de voir ci-dessous ce qui partirait.',
  save: 'Enregistrer',
  cancel: 'Annuler',
  saved: 'Les durées de conservation de {name} sont enregistrées.',
} satisfies French<RetentionTexts>
