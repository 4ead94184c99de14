import { User } from 'lucide'
import { useState } from 'react'
import { initials } from '../../core/format/initials.ts'
import { addSheet } from '../../core/style/sheets.ts'
import avatarCss from './avatar.css?inline'
import { Icon } from './icon.tsx'

addSheet(avatarCss)

/** Red is left out: it would say that something is wrong with the person. */
const tones = ['accent', 'info', 'ok', 'warn', 'neutral'] as const

/** The same name has the same colour everywhere. */
function toneOf(name: string) {
  let sum = 0
  for (const letter of name.trim().toLocaleLowerCase()) {
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997
  }
  return tones[sum % tones.length] ?? 'neutral'
}

interface AvatarProps {
  name: string
  /** Without one, or where it can't be loaded, the initials stand. */
  imageUrl?: string | null | undefined
  size?: 'sm' | 'md' | 'lg'
  /** The name doesn't stand beside it, so it is read out. */
  alone?: boolean
}

/** A person or an organisation, by picture or initials. */
export function Avatar({ name, imageUrl, size = 'sm', alone = false }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const readOut = alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <span className={`rd-avatar rd-avatar-${size} rd-avatar-${toneOf(name)}`} {...readOut}>
      {imageUrl && imageUrl !== failedUrl ? (
        <img
          className="rd-avatar-image"
          src={imageUrl}
          alt=""
          onError={() => setFailedUrl(imageUrl)}
        />
      ) : (
        initials(name) || <Icon of={User} size={14} />
      )}
    </span>
  )
}
