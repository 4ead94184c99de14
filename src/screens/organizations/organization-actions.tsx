import { Ban, LogIn, Pencil, Trash2 } from 'lucide'
import { useState } from 'react'
import { loadChunk } from '../../core/load-chunk.ts'
import { organizationRecordTexts } from '../../core/organizations/record-texts.ts'
import { useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { MoreMenu } from '../kit/overlays/more-menu.tsx'
import type { OrganizationQuestionProps } from './organization-question.ts'

const questions = {
  edit: () => loadChunk(() => import('./edit-organization.tsx')),
  suspend: () => loadChunk(() => import('./suspend-organization.tsx')),
  remove: () => loadChunk(() => import('./remove-organization.tsx')),
} as const

/** What can be done with an organization; what can't be done now says why. */
export function OrganizationActions(props: Omit<OrganizationQuestionProps, 'onClose'>) {
  const { name, suspended, openRaffles } = props.organization
  const texts = useTexts(organizationRecordTexts)
  const [opened, setOpened] = useState<keyof typeof questions | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <Button icon={<Icon of={Pencil} />} onClick={() => setOpened('edit')}>
        {texts.edit}
      </Button>
      <MoreMenu
        words={texts.actions}
        of={name}
        items={[
          {
            id: 'suspend',
            label: suspended ? texts.letBackIn : texts.suspend,
            icon: suspended ? LogIn : Ban,
            onAction: () => setOpened('suspend'),
          },
          {
            id: 'remove',
            label: texts.remove,
            icon: Trash2,
            tone: 'danger',
            disabledBecause: openRaffles > 0 ? texts.removeHasRaffles : undefined,
            onAction: () => setOpened('remove'),
          },
        ]}
      />
      {opened && (
        <LoadedPart key={opened} load={questions[opened]} onClose={close}>
          {Question => <Question {...props} onClose={close} />}
        </LoadedPart>
      )}
    </>
  )
}
