import type { French } from '../../core/i18n/texts.ts'
import type { PrintTexts } from './print-texts.ts'

export default {
  failed:
    'L’impression a échoué. Vérifiez que votre navigateur permet à cette page d’imprimer, puis réessayez.',
} satisfies French<PrintTexts>
