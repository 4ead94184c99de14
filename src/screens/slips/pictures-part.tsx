import { ImagePlus } from 'lucide'
import { useRef, useState } from 'react'
import type { Recovery } from '../../core/slips/recovery.ts'
import { type SlipTexts, slipTexts } from '../../core/slips/texts.ts'
import { useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { useDropTarget } from '../kit/fields/file-field/drop-target.ts'
import { Icon } from '../kit/icon.tsx'
import { type CodeReader, thoroughReader } from './reader.ts'

/** Pictures that were chosen, dropped or pasted, each read for all the slips in it. They never leave this machine. */
export function PicturesPart({ recovery }: { recovery: Recovery }) {
  const texts = useTexts(slipTexts)
  const picker = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState(0)
  const [faults, setFaults] = useState<readonly string[]>([])
  const target = useDropTarget(true, files => void read(files))

  async function read(files: readonly File[]) {
    if (files.length === 0) return
    setFaults([])
    setLeft(before => before + files.length)
    const reader = await thoroughReader().catch(() => null)
    if (!reader) setFaults([texts.readerFailed])
    // One after the other: a hundred photographs at once are more than a telephone's memory.
    for (const file of files) {
      const fault = reader && (await readPicture(file, { reader, recovery, texts }))
      if (fault) setFaults(before => [...before, fault])
      setLeft(before => before - 1)
    }
  }

  return (
    <fieldset
      {...target.handlers}
      className="rd-slip-pictures"
      data-over={target.over || undefined}
    >
      <legend className="rd-slip-way">{texts.pictures}</legend>
      <p className="rd-slip-hint">{texts.picturesHint}</p>
      <div className="rd-slip-drop">
        <Button
          icon={<Icon of={ImagePlus} />}
          busy={left > 0}
          onClick={() => picker.current?.click()}
        >
          {texts.choose}
        </Button>
        <span className="rd-slip-hint">{texts.drop}</span>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept="image/*"
        onChange={({ currentTarget }) => {
          void read([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <p className="rd-slip-hint" role="status">
        {left > 0 && texts.reading({ number: String(left) })(left)}
      </p>
      {faults.length > 0 && (
        <Alert>
          {faults.map(fault => (
            <p key={fault}>{fault}</p>
          ))}
        </Alert>
      )}
    </fieldset>
  )
}

interface With {
  reader: CodeReader
  recovery: Recovery
  texts: SlipTexts
}

/** @returns what is wrong with it */
async function readPicture(file: File, { reader, recovery, texts }: With): Promise<string | null> {
  const { name } = file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return texts.pictureBad({ name })
  try {
    const codes = await reader.read(picture)
    return recovery.take(codes.join(' ')).found > 0 ? null : texts.pictureNone({ name })
  } catch {
    return texts.pictureNone({ name })
  } finally {
    picture.close()
  }
}
