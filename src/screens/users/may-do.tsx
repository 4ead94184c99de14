import { type Action, permissions, reachOf } from '../../core/permissions.ts'
import type { Role } from '../../core/session/role.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { roleTexts } from '../../core/users/role-texts.ts'
import { useTexts } from '../desk.tsx'
import usersCss from './users.css?inline'

addSheet(usersCss)

const actions = Object.keys(permissions) as Action[]

/** What somebody with these roles may do, and how far it reaches: read from the table that the API decides by. */
export function MayDo({ roles }: { roles: readonly Role[] }) {
  const texts = useTexts(roleTexts)
  return (
    <ul className="rd-may-do">
      {actions.map(action => {
        const reach = reachOf(action, roles)
        if (reach === null) return null
        return (
          <li key={action}>
            {texts[action]}
            {reach !== 'org' && (
              <span className="rd-may-do-reach"> ({texts[`reach-${reach}`]})</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
