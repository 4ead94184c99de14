import { useStore } from '@nanostores/react'
import { ShieldCheck } from 'lucide'
import { useState } from 'react'
import { loadChunk } from '../../../core/load-chunk.ts'
import { factorRuleTexts } from '../../../core/second-factor/rule-texts.ts'
import { factorRuleOf } from '../../../core/second-factor/rule-view.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { roleTexts } from '../../../core/users/role-texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { LoadedPart } from '../../kit/overlays/loaded-part.tsx'
import { LinesNotReady } from '../../not-ready.tsx'
import recordPageCss from '../../record-page.css?inline'

addSheet(recordPageCss)

const loadChange = () => loadChunk(() => import('../change-required-roles.tsx'))

/** Of which roles an organization asks a second factor; for those who may say it. */
export default function RequiredRoles({ organizationId }: { organizationId: string }) {
  const texts = useTexts(factorRuleTexts)
  const words = useTexts(roleTexts)
  const view = factorRuleOf(useDesk(), organizationId)
  const shown = useStore(view.$view)
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const isReady = shown.state === 'ready'
  return (
    <Card
      title={texts.title}
      action={
        isReady && (
          <Button
            icon={<Icon of={ShieldCheck} />}
            aria-label={texts.changeLabel}
            onClick={() => setAsked(true)}
          >
            {texts.change}
          </Button>
        )
      }
    >
      <div className="rd-record-padded">
        {isReady ? (
          <>
            <p>{shown.data.roles.map(role => words[role]).join(', ') || texts.none}</p>
            {shown.data.roles.length > 0 && <p className="rd-record-muted">{texts.hint}</p>}
          </>
        ) : (
          <LinesNotReady
            read={shown.state === 'not-found' ? { state: 'failed', error: null } : shown}
            label={texts.loading}
            title={texts.loadFailed}
            onRetry={view.reload}
          />
        )}
      </div>
      {asked && isReady && (
        <LoadedPart load={loadChange} onClose={close}>
          {Change => <Change rule={shown.data} view={view} onClose={close} />}
        </LoadedPart>
      )}
    </Card>
  )
}
