import { useState } from 'react'
import { formatPercentage } from '../../core/format/percentage.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { currencyOf } from '../../core/organizations/organization.ts'
import { organizationRecordTexts } from '../../core/organizations/record-texts.ts'
import { may } from '../../core/permissions.ts'
import { feeFields } from '../../core/raffles/fees.ts'
import { useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { KeyValueList } from '../kit/key-value-list.tsx'
import { useLocale } from '../kit/language.tsx'
import { Money } from '../kit/money.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { useRoles } from '../use-roles.ts'
import type { OrganizationQuestionProps } from './organization-question.ts'

const loadEdit = () => loadChunk(() => import('./edit-fees.tsx'))

/** What an organization's new raffles ask for, unless whoever may says otherwise in one of them. */
export function OrganizationFees(props: Omit<OrganizationQuestionProps, 'onClose'>) {
  const { organization } = props
  const texts = useTexts(organizationRecordTexts)
  const locale = useLocale()
  const mayChange = may('raffles:fees', useRoles())
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const currency = currencyOf(organization)
  return (
    <Card
      title={texts.fees}
      action={mayChange && <Button onClick={() => setOpen(true)}>{texts.changeFees}</Button>}
    >
      <div className="rd-record-padded">
        <p className="rd-record-muted">{texts.feesHint}</p>
        <KeyValueList
          single
          items={feeFields.map(name => ({
            name: texts[name],
            value: name.endsWith('Percent') ? (
              formatPercentage(organization[name], locale, 'all')
            ) : (
              <Money cents={organization[name]} currency={currency} />
            ),
          }))}
        />
      </div>
      {isOpen && (
        <LoadedPart load={loadEdit} onClose={close}>
          {Edit => <Edit {...props} onClose={close} />}
        </LoadedPart>
      )}
    </Card>
  )
}
