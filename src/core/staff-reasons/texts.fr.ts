import type { French } from '../i18n/texts.ts'
import type { StaffReasonTexts } from './texts.ts'

export default {
  why: 'Pourquoi modifiez-vous les données de {name} ?',
  whyRemoved: 'Pourquoi modifiez-vous les données d’un organisme qui a été supprimé ?',
  whyDetail:
    'Vous n’appartenez pas à cet organisme, et rien n’a encore été modifié. Votre motif figure dans son activité, où son propriétaire le lit. Il vaut pour une heure ; ensuite, il vous sera demandé à nouveau.',
  reason: 'Motif',
  goOn: 'Continuer',
  holds: 'Jusqu’à {time}, vous modifiez les données de {name}.',
  because: 'Votre motif : {reason}',
  endNow: 'Terminer',
  endNowOf: 'Terminer : {name}',
  ended:
    'C’est terminé. Modifier les données de {name} exige de nouveau un motif. Ce que la section Administration fait depuis votre propre organisme n’en exige pas.',
} satisfies French<StaffReasonTexts>
