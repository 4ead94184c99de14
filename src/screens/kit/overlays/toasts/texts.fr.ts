import type { French } from '../../../../core/i18n/texts.ts'
import type { ToastTexts } from './texts.ts'

export default {
  messages: 'Messages',
  dismiss: 'Fermer le message',
} satisfies French<ToastTexts>
