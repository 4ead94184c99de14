import type { EmbedKey } from '../../core/embed-keys/embed-key.ts'

/** What is asked of an organization's embedding keys. */
export interface KeyQuestionProps {
  organizationId: string
  onClose: () => void
}

export interface OneKeyQuestionProps extends KeyQuestionProps {
  embedKey: EmbedKey
}
