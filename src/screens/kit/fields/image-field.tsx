import { rasterKinds } from './file-field/file-kinds.ts'
import { FileField, type FileFieldProps } from './file-field.tsx'

/** One image with its preview: PNG, JPEG, WebP or GIF. Everything else is as in `FileField`. */
export function ImageField(props: Omit<FileFieldProps, 'kinds'>) {
  return <FileField {...props} kinds={rasterKinds} />
}
