import { Ban, Check, ShieldCheck, ShieldOff } from 'lucide'
import { useState } from 'react'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { pathTo } from '../../core/links.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { roleTexts } from '../../core/users/role-texts.ts'
import { decideFactorReset, decideRoles, decideState } from '../../core/users/rules.ts'
import type { User } from '../../core/users/user.ts'
import { userTexts } from '../../core/users/user-texts.ts'
import { type UserReading, userViewOf } from '../../core/users/user-view.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { DateText } from '../kit/date-text.tsx'
import { Icon } from '../kit/icon.tsx'
import { KeyValueList } from '../kit/key-value-list.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { NoRecord, OneRecord } from '../one-record.tsx'
import { EmailLink } from '../reach-links.tsx'
import recordPageCss from '../record-page.css?inline'
import { RecordWaiting } from '../record-waiting.tsx'
import { usePageName } from '../use-page-name.ts'
import { useTarget } from '../use-target.ts'
import { MayDo } from './may-do.tsx'
import { useManager, useUserReasons } from './user-question.ts'
import { UserState } from './user-state.tsx'

addSheet(recordPageCss)

const questions = {
  roles: () => loadChunk(() => import('./change-roles.tsx')),
  access: () => loadChunk(() => import('./change-access.tsx')),
  factor: () => loadChunk(() => import('./reset-factor.tsx')),
} as const

/**
 * One of the people of an organization: their roles with what each may do, and whether they may sign in (docs/domain.md,
 * section 2, "Users").
 *
 * @attr user-id the user; without it, the screen says that none was chosen, with a link to the list
 */
export default function UserView({ userId }: { userId?: unknown }) {
  const desk = useDesk()
  const texts = useTexts(userTexts)
  const id = typeof userId === 'string' ? userId.trim().toLowerCase() : ''
  const place = { title: texts.user, words: texts, list: pathTo('users') }
  if (id === '') return <NoRecord {...place} />
  const view = userViewOf(desk, id)
  return (
    <OneRecord key={id} {...place} view={view} waiting={<Waiting />}>
      {user => <UserPage user={user} view={view} />}
    </OneRecord>
  )
}

interface PageProps {
  user: User
  view: UserReading
}

function UserPage({ user, view }: PageProps) {
  const texts = useTexts(userTexts)
  const target = useTarget()
  const manager = useManager()
  usePageName(user.name)
  return (
    <div className="rd-record">
      <PageHeader
        title={user.name}
        status={<UserState {...user} />}
        subtitle={manager.id === user.id && texts.you}
        back={{ label: texts.back, ...target(pathTo('users')) }}
        actions={<UserActions user={user} view={view} />}
      />
      <div className="rd-record-columns">
        <div className="rd-record-column">
          <HeldRoles {...user} />
          <Card title={texts.may}>
            <div className="rd-record-padded">
              <MayDo roles={user.roles} />
            </div>
          </Card>
        </div>
        <div className="rd-record-column">
          <Facts {...user} />
        </div>
      </div>
    </div>
  )
}

/** What can be done with them; what can't be done says why. */
function UserActions({ user, view }: PageProps) {
  const texts = useTexts(userTexts)
  const manager = useManager()
  const because = useUserReasons()
  const [opened, setOpened] = useState<keyof typeof questions | null>(null)
  const close = () => setOpened(null)
  const isIn = user.state === 'active'
  const noRoles = because(decideRoles(manager, user, user.roles))
  const noAccess = because(decideState(manager, user, isIn ? 'suspended' : 'active'))
  return (
    <>
      {noRoles !== undefined || noAccess !== undefined ? (
        <p className="rd-record-muted">{noRoles ?? noAccess}</p>
      ) : null}
      {noRoles === undefined && (
        <Button data-next icon={<Icon of={ShieldCheck} />} onClick={() => setOpened('roles')}>
          {texts.changeRoles}
        </Button>
      )}
      {noAccess === undefined && (
        <Button icon={<Icon of={isIn ? Ban : Check} />} onClick={() => setOpened('access')}>
          {isIn ? texts.suspend : texts.letIn}
        </Button>
      )}
      {decideFactorReset(manager, user).allowed && (
        <Button icon={<Icon of={ShieldOff} />} onClick={() => setOpened('factor')}>
          {texts.resetFactor}
        </Button>
      )}
      {opened && (
        <LoadedPart key={opened} load={questions[opened]} onClose={close}>
          {Question => <Question user={user} view={view} onClose={close} />}
        </LoadedPart>
      )}
    </>
  )
}

function HeldRoles({ roles }: Pick<User, 'roles'>) {
  const texts = useTexts(userTexts)
  const words = useTexts(roleTexts)
  return (
    <Card title={texts.roles}>
      <ul className="rd-user-roles rd-record-padded">
        {roles.map(role => (
          <li key={role}>
            <strong>{words[role]}</strong>
            <div className="rd-may-do-about">{words[`about-${role}`]}</div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Facts({ email, language, lastSeenAt, joinedAt, secondFactor }: User) {
  const texts = useTexts(userTexts)
  const timeZone = browserTimeZone()
  return (
    <Card title={texts.signIn}>
      <div className="rd-record-padded">
        <KeyValueList
          single
          items={[
            { name: texts.email, value: <EmailLink email={email} />, copy: email },
            { name: texts.language, value: texts[`language-${language}`] },
            {
              name: texts.lastSeen,
              value: lastSeenAt ? (
                <DateText instant={lastSeenAt} timeZone={timeZone} />
              ) : (
                texts.never
              ),
            },
            {
              name: texts.secondFactor,
              value: texts[`secondFactor-${secondFactor}`],
            },
            {
              name: texts.joined,
              value: <DateText instant={joinedAt} timeZone={timeZone} show="date" />,
            },
          ]}
        />
      </div>
    </Card>
  )
}

function Waiting() {
  const texts = useTexts(userTexts)
  const columns = [[texts.roles, texts.may], [texts.signIn]] as const
  return <RecordWaiting label={texts.loading} columns={columns} />
}
