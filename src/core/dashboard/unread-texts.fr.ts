import type { French } from '../i18n/texts.ts'
import type { UnreadTexts } from './unread-texts.ts'

export default {
  rafflesFailed: 'Les tombolas n’ont pas pu être chargées.',
} satisfies French<UnreadTexts>
