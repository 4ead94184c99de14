import { addSheet } from '../../core/style/sheets.ts'
import { useScreenState } from './screen-state.ts'
import skeletonCss from './skeleton.css?inline'

addSheet(skeletonCss)

/** Holds the place of a text on its way, as high as a line of it. @param width any CSS length */
export function Skeleton({ width }: { width: string }) {
  useScreenState('waiting')
  return <span className="rd-skeleton" style={{ inlineSize: width }} aria-hidden="true" />
}
