import { Download, Eraser, Merge, Pencil } from 'lucide'
import { useState } from 'react'
import { customerCalls } from '../../core/customers/calls.ts'
import { nameWithin } from '../../core/customers/full-name.ts'
import { customerTexts } from '../../core/customers/texts.ts'
import { shortId } from '../../core/format/short-id.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { MoreMenu } from '../kit/overlays/more-menu.tsx'
import { saveFile } from '../kit/save-file.ts'
import { useNotify } from '../use-notify.ts'
import { useTold } from '../use-told.ts'
import { type CustomerQuestionProps, useCustomerReasons } from './customer-question.ts'

const questions = {
  edit: () => loadChunk(() => import('./edit-customer.tsx')),
  merge: () => loadChunk(() => import('./merge-another.tsx')),
  erase: () => loadChunk(() => import('./erase-customer.tsx')),
} as const

/** What can be done with a customer; what can't be done now says why. On a host's page they are only read. */
export function CustomerActions(props: Omit<CustomerQuestionProps, 'onClose'>) {
  const { customer } = props
  const texts = useTexts(customerTexts)
  const { session } = useDesk()
  const against = useCustomerReasons(customer)
  const download = useDownload(props)
  const [opened, setOpened] = useState<keyof typeof questions | null>(null)
  const close = () => setOpened(null)
  if (session.kind === 'host') return null
  const name = customer.erasedAt === null ? nameWithin(customer) : texts.erasedName
  return (
    <>
      {against('change') === undefined && (
        <Button icon={<Icon of={Pencil} />} onClick={() => setOpened('edit')}>
          {texts.edit}
        </Button>
      )}
      <MoreMenu
        words={texts.actions}
        of={name}
        items={[
          {
            id: 'merge',
            label: texts.mergeAnother,
            icon: Merge,
            disabledBecause: against('merge'),
            onAction: () => setOpened('merge'),
          },
          {
            id: 'export',
            label: texts.exportData,
            icon: Download,
            disabledBecause: against('export'),
            onAction: download,
          },
          {
            id: 'erase',
            label: texts.erase,
            icon: Eraser,
            tone: 'danger',
            disabledBecause: against('erase'),
            onAction: () => setOpened('erase'),
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

/** The file of all that is kept of them. */
function useDownload({ customer: { id }, view }: Omit<CustomerQuestionProps, 'onClose'>) {
  const { http } = useDesk()
  const texts = useTexts(customerTexts)
  const notify = useNotify()
  const { run } = useTold()
  return async () => {
    const done = await run(async () => {
      const file = await http.ask(customerCalls.file, { params: { id } })
      saveFile(`${texts.customer} ${shortId(id)}.json`, file, 'application/json')
      notify('ok', texts.exported)
    })
    if (done) view.reload()
  }
}
