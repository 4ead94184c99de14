import type { User } from '../../core/users/user.ts'
import { userTexts } from '../../core/users/user-texts.ts'
import { useTexts } from '../desk.tsx'
import { Status } from '../kit/status.tsx'

/** Whether they may sign in. */
export function UserState({ state }: Pick<User, 'state'>) {
  const texts = useTexts(userTexts)
  return <Status tone={state === 'active' ? 'ok' : 'warn'}>{texts[`state-${state}`]}</Status>
}
