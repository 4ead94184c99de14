/** The bar chart, and the only file that imports ApexCharts. It is a chunk of its own, loaded late. */
import type { ApexOptions } from 'apexcharts'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import ReactApexChart from 'react-apexcharts'
import { onResize } from '../../core/style/on-resize.ts'
import { addSheet } from '../../core/style/sheets.ts'
import chartCss from './chart.css?inline'
import { type Bar, barOptions } from './chart-options.ts'
import { useLocale } from './language.tsx'

addSheet(chartCss)

// react-apexcharts is CommonJS: production builds wrap its default once more.
const Chart = (ReactApexChart as { default?: typeof ReactApexChart }).default ?? ReactApexChart

interface BarChartProps {
  /** The drawing in words; a table beside it has every figure. */
  label: string
  bars: Bar[]
  currency: string
  /** For the styles that the library writes, under a Content-Security-Policy. */
  nonce: string | undefined
}

export default function BarChart({ label, bars, currency, nonce }: BarChartProps) {
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  const drawn = JSON.stringify(bars)
  const { options, series } = useMemo(() => {
    const bars = JSON.parse(drawn) as Bar[]
    return {
      options: barOptions({ bars, currency, locale, nonce, width }) as ApexOptions,
      series: [{ data: bars.map(bar => ({ x: bar.name, y: bar.cents / 100 })) }],
    }
  }, [drawn, currency, locale, nonce, width])

  return (
    <div ref={place} className="rd-chart" role="img" aria-label={label}>
      {width > 0 && (
        <Chart type="bar" width="100%" height={214} options={options} series={series} />
      )}
    </div>
  )
}

/** The element's width in px, in steps, so that labels are laid out anew without redrawing on every pixel. */
function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setWidth(Math.floor(element.clientWidth / 24) * 24)
    measure()
    return onResize([element], measure)
  }, [place])
  return width
}
