import { Download } from 'lucide'
import { loadModule } from '../../core/load-chunk.ts'
import { bulkTexts } from '../../core/orders/bulk-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { saveFile } from '../kit/save-file.ts'
import { useTold } from '../use-told.ts'

/** The file of those that were ticked; of all that match, the list's own is. */
export function DownloadTicked(named: {
  ids: readonly string[]
  organizationId: string | undefined
}) {
  const desk = useDesk()
  const texts = useTexts(bulkTexts)
  const { busy, run } = useTold()
  const save = () =>
    run(async () => {
      const { namedFile } = await loadModule(() => import('../../core/orders/named-file.ts'))
      const { name, text } = await namedFile(desk, named)
      saveFile(name, text, 'text/csv;charset=utf-8')
    })
  return (
    <Button icon={<Icon of={Download} />} busy={busy} onClick={() => void save()}>
      {texts.download}
    </Button>
  )
}
