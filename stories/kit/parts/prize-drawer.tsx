import { useState } from 'react'
import { Button } from '../../../src/screens/kit/button.tsx'
import { DateTimeField } from '../../../src/screens/kit/dates/date-time-field.tsx'
import { FileField } from '../../../src/screens/kit/fields/file-field.tsx'
import { MoneyField } from '../../../src/screens/kit/fields/money-field.tsx'
import { SelectField } from '../../../src/screens/kit/fields/select-field.tsx'
import { TextField } from '../../../src/screens/kit/fields/text-field.tsx'
import { Confirm } from '../../../src/screens/kit/overlays/confirm.tsx'
import { Drawer } from '../../../src/screens/kit/overlays/drawer.tsx'
import type { SamplePrize } from './sample-prizes.ts'
import type { PartsWords } from './words.ts'

interface PrizeDrawerProps {
  words: PartsWords
  prize: SamplePrize
  onClose: () => void
}

/** Fields in a drawer, a list and a calendar above them, and a question on top of all. */
export function PrizeDrawer({ words, prize, onClose }: PrizeDrawerProps) {
  const [name, setName] = useState(prize.name)
  const [cents, setCents] = useState<number | null>(prize.cents)
  const [drawAt, setDrawAt] = useState<string | null>(prize.drawAt)
  const [type, setType] = useState<'barrel' | 'rng' | null>('rng')
  const [file, setFile] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  return (
    <Drawer
      open
      title={words.edit}
      description={prize.name}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => setAsking(true)}>{words.end}</Button>
          <Button variant="primary" onClick={onClose}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className="rd-story-fields">
        <TextField label={words.name} value={name} onChange={setName} required />
        <MoneyField label={words.value} currency="CAD" value={cents} onChange={setCents} />
        <DateTimeField
          label={words.drawAt}
          timeZone="America/Halifax"
          ownTimeZone="Asia/Kolkata"
          value={drawAt}
          onChange={setDrawAt}
        />
        <SelectField
          label={words.type}
          options={[
            { id: 'barrel', label: words.types.barrel },
            { id: 'rng', label: words.types.rng },
          ]}
          value={type}
          onChange={setType}
        />
        <FileField
          label={words.logo}
          kinds={['png', 'jpeg']}
          maxBytes={2_000_000}
          upload={async () => ({ address: 'logo.png' })}
          value={file}
          onChange={setFile}
        />
      </div>
      {asking && (
        <Confirm
          title={words.confirmTitle}
          message={words.confirmMessage}
          confirmLabel={words.end}
          cancelLabel={words.keep}
          tone="danger"
          reason={{ label: words.why, required: true }}
          onConfirm={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </Drawer>
  )
}
