import { Upload as UploadIcon } from 'lucide'
import type { Ref } from 'react'
import { Button } from '../../button.tsx'
import { Icon } from '../../icon.tsx'
import { useWords } from '../../language.tsx'
import { FileProgress } from './file-progress.tsx'
import { FileRow } from './file-row.tsx'
import { fileFieldTexts } from './texts.ts'
import type { PixelSize } from './thumbnail.tsx'
import type { FileUpload } from './use-file-upload.ts'

interface FileViewProps {
  files: FileUpload
  value: string | null
  /** It can be changed. */
  open: boolean
  over: boolean
  images: boolean
  recommended: PixelSize | undefined
  /** The button that gets the focus when the form sends somebody here. */
  button: Ref<HTMLButtonElement> | undefined
  onBrowse: () => void
  onRemove: () => void
}

/** What the field shows: the file under way, the one it has, or the place for one. */
export function FileView(props: FileViewProps) {
  const { files, value, open, images, recommended, button, onBrowse, onRemove } = props
  const { state } = files
  const words = useWords(fileFieldTexts)
  const action = (verb: string, name: string, onClick: () => void, first: boolean) => (
    <Button
      key={verb}
      {...(first && button ? { ref: button } : {})}
      variant={first ? 'secondary' : 'quiet'}
      aria-label={words.of({ verb, name })}
      onClick={onClick}
    >
      {verb}
    </Button>
  )

  if (state.phase === 'checking' || state.phase === 'uploading') {
    const { file } = state
    const cancel = action(words.cancel, file.name, files.cancel, true)
    return (
      <FileRow
        shown={{ from: 'device', file, image: images && state.phase === 'uploading' }}
        name={file.name}
        actions={cancel}
      >
        {state.phase === 'checking' ? (
          <p className="rd-file-facts">{words.checking}</p>
        ) : (
          <FileProgress {...state} name={file.name} size={file.size} />
        )}
      </FileRow>
    )
  }
  if (state.phase === 'failed') {
    const { file } = state
    const actions = [
      action(words.retry, file.name, files.retry, true),
      action(words.remove, file.name, onRemove, false),
    ]
    return (
      <FileRow shown={{ from: 'device', file, image: images }} name={file.name} actions={actions}>
        <p className="rd-file-facts rd-file-failed">{words.notUploaded}</p>
      </FileRow>
    )
  }
  if (value !== null) {
    const fresh = state.phase === 'done' && state.address === value
    const name = fresh ? state.file.name : (nameIn(value) ?? words.stored)
    const actions = open && [
      action(words.replace, name, onBrowse, true),
      action(words.remove, name, onRemove, false),
    ]
    return (
      <FileRow
        key={value}
        shown={
          fresh
            ? { from: 'device', file: state.file, image: images }
            : { from: 'store', address: value, image: images }
        }
        name={name}
        recommended={recommended}
        actions={actions}
      />
    )
  }
  return <Place {...props} />
}

/** The place for a file. */
function Place({ open, over, images, button, onBrowse }: FileViewProps) {
  const words = useWords(fileFieldTexts)
  if (!open) return <p className="rd-file-none">{words.none}</p>
  return (
    <div className="rd-file-place">
      <Button
        {...(button ? { ref: button } : {})}
        icon={<Icon of={UploadIcon} />}
        onClick={onBrowse}
      >
        {images ? words.chooseImage : words.chooseFile}
      </Button>
      <span className="rd-file-hint">{over ? words.drop : words.orDrop}</span>
    </div>
  )
}

/** The last part of an address where it is a file's name; an id says nothing to anybody. */
function nameIn(address: string): string | null {
  const last = /^https?:\/\/[^/]+\/(?:.*\/)?([^/?#]+\.\w{1,5})(?:[?#].*)?$/.exec(address)?.[1]
  if (last === undefined) return null
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
