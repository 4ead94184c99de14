import type { User } from '../../core/users/user.ts'
import { userTexts } from '../../core/users/user-texts.ts'
import { roleNamesOf } from '../../core/users/users-table.ts'
import { useTexts } from '../desk.tsx'
import { Status } from '../kit/status.tsx'

/** Whether they may sign in. */
export function UserState({ state }: Pick<User, 'state'>) {
  const texts = useTexts(userTexts)
  return <Status tone={state === 'active' ? 'ok' : 'warn'}>{texts[`state-${state}`]}</Status>
}

function Roles(user: User) {
  return <>{roleNamesOf(user, useTexts(userTexts))}</>
}

export const userCells = {
  roles: (user: User) => <Roles {...user} />,
  state: (user: User) => <UserState {...user} />,
}
