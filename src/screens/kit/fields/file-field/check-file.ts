import { type FileKind, fileKinds, headSize, kindOf, rasterKinds } from './file-kinds.ts'

export interface FileRules {
  kinds: readonly FileKind[]
  maxBytes: number
}

export type Refusal =
  | { reason: 'empty' | 'too-large' | 'wrong-type' | 'unreadable' | 'broken-image'; name: string }
  /** Its name says one type, its bytes say another. */
  | { reason: 'disguised'; name: string; claims: FileKind }

export type Checked = { allowed: true; file: File } | { allowed: false; refusal: Refusal }

/**
 * Whether a field takes a file: by size, name, declared type and first bytes. The file that comes back
 * carries the type that its bytes have. The server checks again.
 */
export async function checkFile(file: File, { kinds, maxBytes }: FileRules): Promise<Checked> {
  const refuse = (refusal: Refusal): Checked => ({ allowed: false, refusal })
  const { name } = file
  const head = await headOf(file)
  // A folder, or a file that was moved after it was chosen.
  if (!head) return refuse({ reason: 'unreadable', name })
  if (file.size === 0) return refuse({ reason: 'empty', name })
  const claims = kinds.find(kind => isNamedAs(file, kind))
  if (!claims) return refuse({ reason: 'wrong-type', name })
  if (kindOf(head) !== claims) return refuse({ reason: 'disguised', name, claims })
  if (file.size > maxBytes) return refuse({ reason: 'too-large', name })
  if (rasterKinds.includes(claims) && !(await opens(file)))
    return refuse({ reason: 'broken-image', name })
  const [type] = fileKinds[claims].types
  return { allowed: true, file: file.type === type ? file : new File([file], name, { type }) }
}

/** By its extension, and by its declared type where the system knows one. */
function isNamedAs(file: File, kind: FileKind): boolean {
  const { extensions, types } = fileKinds[kind]
  const extension = file.name.toLowerCase().split('.').at(-1) ?? ''
  return extensions.includes(extension) && (file.type === '' || types.includes(file.type))
}

async function headOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, headSize).arrayBuffer())
  } catch {
    return null
  }
}

/** Whether the browser can draw the image. */
async function opens(file: File): Promise<boolean> {
  try {
    const image = await createImageBitmap(file)
    image.close()
    return true
  } catch {
    return false
  }
}
