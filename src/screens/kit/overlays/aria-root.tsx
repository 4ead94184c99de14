import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
} from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { SSRProvider } from 'react-aria/SSRProvider'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { enableShadowDOM } from 'react-stately/private/flags/flags'
import { addSheet } from '../../../core/style/sheets.ts'
import { useLocale } from '../language.tsx'
import ariaRootCss from './aria-root.css?inline'
import { type OverlayLayer, overlayLayerOf } from './overlay-layer.ts'

// Before anything of the library renders.
enableShadowDOM()
addSheet(ariaRootCss)

const LayerContext = createContext<OverlayLayer | null>(null)

/** Ids begin with the scope: our build gives the library's provider this property. */
const IdScope = SSRProvider as ComponentType<{ scope: { prefix: string }; children: ReactNode }>

/**
 * What every part that is built on React Aria stands in: its language, and the layer in its own root that
 * its overlays go to. One inside another is the same one, so each part simply brings it.
 */
export function AriaRoot({ children }: { children: ReactNode }) {
  return useContext(LayerContext) ? children : <OuterRoot>{children}</OuterRoot>
}

function OuterRoot({ children }: { children: ReactNode }) {
  const [layer, setLayer] = useState<OverlayLayer>()
  // Which root this stands in is known once something of it stands there; nothing is painted before.
  if (!layer) return <span hidden ref={mark => void (mark && setLayer(overlayLayerOf(mark)))} />
  return <InLayer layer={layer}>{children}</InLayer>
}

function InLayer({ layer, children }: { layer: OverlayLayer; children: ReactNode }) {
  const locale = useLocale()
  const [isHeld, setIsHeld] = useState(false)
  // Held before what stands in it draws, let go after it is gone.
  useLayoutEffect(() => {
    const release = layer.hold()
    setIsHeld(true)
    return release
  }, [layer])
  if (!isHeld) return null
  return (
    <LayerContext value={layer}>
      <IdScope scope={{ prefix: layer.scope }}>
        <I18nProvider locale={`${locale}-CA`}>
          <UNSAFE_PortalProvider getContainer={layer.open}>{children}</UNSAFE_PortalProvider>
        </I18nProvider>
      </IdScope>
    </LayerContext>
  )
}
