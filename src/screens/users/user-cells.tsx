import type { User } from '../../core/users/user.ts'
import { userTexts } from '../../core/users/user-texts.ts'
import { roleNamesOf } from '../../core/users/users-table.ts'
import { useTexts } from '../desk.tsx'
import { UserState } from './user-state.tsx'

function Roles(user: User) {
  return <>{roleNamesOf(user, useTexts(userTexts))}</>
}

export const userCells = {
  roles: (user: User) => <Roles {...user} />,
  state: (user: User) => <UserState {...user} />,
}
