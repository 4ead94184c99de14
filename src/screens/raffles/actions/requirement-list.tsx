import { ChevronRight } from 'lucide'
import { pathTo } from '../../../core/links.ts'
import { raffleActionTexts } from '../../../core/raffles/action-texts.ts'
import type { ActivationRequirement } from '../../../core/raffles/activation.ts'
import type { RaffleRow } from '../../../core/raffles/raffle-row.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useTexts } from '../../desk.tsx'
import { Icon } from '../../kit/icon.tsx'
import { ScreenLink } from '../../screen-link.tsx'
import requirementListCss from './requirement-list.css?inline'

addSheet(requirementListCss)

interface RequirementListProps {
  raffle: Pick<RaffleRow, 'id' | 'activationRequirements'>
}

/** What is missing before activation may be requested, each a link to where it is done. */
export function RequirementList({ raffle }: RequirementListProps) {
  return (
    <ul className="rd-requirements">
      {raffle.activationRequirements.map(code => (
        <li key={code}>
          <Requirement code={code} raffleId={raffle.id} />
        </li>
      ))}
    </ul>
  )
}

function Requirement({ code, raffleId }: { code: ActivationRequirement; raffleId: string }) {
  const texts = useTexts(raffleActionTexts)
  const path = placeOf(code, raffleId)
  const words = texts[`lacks-${code}`]
  if (path === null) return <span className="rd-requirement">{words}</span>
  return (
    <ScreenLink className="rd-requirement rd-requirement-link" path={path}>
      {words}
      <Icon of={ChevronRight} size={14} />
    </ScreenLink>
  )
}

/** The editor's section that meets it (`section` takes a requirement's code), or the account. */
function placeOf(code: ActivationRequirement, raffleId: string): string | null {
  if (code === 'payment-account') return pathTo('account')
  return pathTo('raffleEditor', { raffle: raffleId, section: code })
}
