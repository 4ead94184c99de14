import type { French } from '../../../core/i18n/texts.ts'
import type { DateTexts } from './texts.ts'

export default {
  openCalendar: 'Ouvrir le calendrier',
  calendar: 'Calendrier',
  loadingCalendar: 'Chargement du calendrier',
  calendarFailed: 'Le calendrier n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
  clear: 'Effacer',
  today: 'Aujourd’hui',
  incomplete: 'Complétez la date ou effacez-la.',
  incompleteTime: 'Complétez l’heure ou effacez-la.',
  unreadable: '« {text} » est illisible. Collez une date comme {sample}.',
  yourTime: '{time}, heure de chez vous',
  never:
    'Le {day}, {time} n’existe pas : les horloges avancent et sautent cette heure. Choisissez une autre heure.',
  twice: 'Les horloges reculent : {time} revient deux fois. De laquelle s’agit-il ?',
  first: 'La première, {zone}',
  second: 'La deuxième, {zone}',
  from: 'Du',
  to: 'Au',
  order: 'Le dernier jour ne peut pas précéder le premier.',
  presets: 'Périodes',
  inZone: 'Fuseau horaire : {zone}',
  noRange: 'Choisir des dates',
} satisfies French<DateTexts>
