import { browserTimeZone } from '../../core/format/time-zone.ts'
import type { User } from '../../core/users/user.ts'
import { userTexts } from '../../core/users/user-texts.ts'
import { roleNamesOf } from '../../core/users/users-table.ts'
import { useTexts } from '../desk.tsx'
import { DateText } from '../kit/date-text.tsx'
import { Status } from '../kit/status.tsx'
import { UserState } from './user-state.tsx'

function Roles(user: User) {
  return <>{roleNamesOf(user, useTexts(userTexts))}</>
}

function SecondFactor({ secondFactor }: User) {
  const texts = useTexts(userTexts)
  const tones = { on: 'ok', elsewhere: 'ok', needed: 'warn', off: 'neutral' } as const
  return <Status tone={tones[secondFactor]}>{texts[`secondFactor-${secondFactor}`]}</Status>
}

export const userCells = {
  secondFactor: (user: User) => <SecondFactor {...user} />,
  roles: (user: User) => <Roles {...user} />,
  state: (user: User) => <UserState {...user} />,
  lastSeenAt: ({ lastSeenAt }: User) => (
    <DateText instant={lastSeenAt} timeZone={browserTimeZone()} />
  ),
  joinedAt: ({ joinedAt }: User) => (
    <DateText instant={joinedAt} timeZone={browserTimeZone()} show="date" />
  ),
}
