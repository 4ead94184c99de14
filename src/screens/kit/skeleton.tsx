import { addSheet } from '../../core/style/sheets.ts'
import skeletonCss from './skeleton.css?inline'

addSheet(skeletonCss)

/** Holds the place of a text on its way, as high as a line of it. @param width any CSS length */
export function Skeleton({ width }: { width: string }) {
  return <span className="rd-skeleton" style={{ inlineSize: width }} aria-hidden="true" />
}
