/** How a bar chart is drawn (section 9, Charts): pure, so that its rules can be tested without drawing. */
import type { ApexOptions } from 'apexcharts'
import { dash, formatFigure, formatShortMoney } from '../../core/format/money.ts'
import type { Locale } from '../../core/i18n/texts.ts'

export interface Bar {
  /** Below the bar: "Nov 20". */
  label: string
  /** In full: "November 20, 2026". */
  name: string
  /** Integer cents. */
  cents: number
}

interface BarChart {
  bars: readonly Bar[]
  currency: string
  locale: Locale
  nonce: string | undefined
  /** px */
  width: number
}

/** The y axis ends at 110 percent of the highest value (section 9); where all are zero, at a dollar. */
export function axisMaximum(bars: readonly Bar[]): number {
  const highest = Math.max(0, ...bars.map(bar => bar.cents))
  return highest === 0 ? 1 : (highest * 11) / 1000
}

/** Roughly the width of a text of 11 px. */
function textWidth(text: string): number {
  return text.length * 6.4
}

/** Which bars have their label below them: as many as fit, counted back from the last. */
export function labelledBars(labels: readonly string[], room: number): Set<number> {
  const widest = Math.max(1, ...labels.map(textWidth)) + 16
  const each = room / labels.length
  const step = [1, 2, 3, 7, 14].find(step => step * each >= widest) ?? labels.length
  const last = labels.length - 1
  return new Set(labels.map((_, index) => index).filter(index => (last - index) % step === 0))
}

/** Share of a bar's place that the bar takes; the rest is the gap to the next. */
const barShare = 0.62

/**
 * Which bars have their amount above them: all where there is room, else the highest, and the last where its amount
 * would touch neither the highest's nor a taller bar.
 */
export function valuedBars(cents: readonly number[], values: readonly string[], room: number) {
  const each = room / cents.length
  const fits = values.every(value => textWidth(value) <= each)
  const last = cents.length - 1
  const highest = cents.indexOf(Math.max(...cents))
  const isClose = highest !== last && (last - highest) * each < textWidth(values[highest] ?? '')
  const reach = textWidth(values[last] ?? '') / 2 + (each * barShare) / 2
  const isBehind = cents.some(
    (amount, index) => amount > (cents[last] ?? 0) && (last - index) * each < reach,
  )
  const some = isClose || isBehind ? [highest] : [highest, last]
  const chosen = fits ? cents.map((_, index) => index) : some
  return new Set(chosen.filter(index => cents[index] !== 0))
}

const quiet = { filter: { type: 'none' } }
// No name of a colour space with "rgb" in it: the library would take the whole for a colour of its own.
const past = 'color-mix(in oklab, var(--_rd-accent) 72%, transparent)'
const words = { fontSize: '11px', fontFamily: 'inherit', fontWeight: 430 }

export function barOptions({ bars, currency, locale, nonce, width }: BarChart): ApexOptions {
  const room = width - 70
  const short = (dollars: number) => formatShortMoney(Math.round(dollars * 100), currency, locale)
  const values = bars.map(bar => formatShortMoney(bar.cents, currency, locale))
  const labels = bars.map(bar => bar.label)
  const labelled = labelledBars(labels, room)
  const valued = valuedBars(
    bars.map(bar => bar.cents),
    values,
    room,
  )
  const last = bars.length - 1
  const labelOf = new Map(
    bars.map((bar, index) => [bar.name, labelled.has(index) ? bar.label : '']),
  )

  return {
    chart: {
      type: 'bar',
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
      // Live figures would make the bars dance.
      animations: { enabled: false },
      background: 'transparent',
      fontFamily: 'inherit',
      parentHeightOffset: 0,
      ...(nonce ? { nonce } : {}),
    },
    // The last bar is the period still running.
    colors: [
      ({ dataPointIndex }: { dataPointIndex: number }) =>
        dataPointIndex === last ? 'var(--_rd-accent)' : past,
    ],
    plotOptions: {
      bar: {
        columnWidth: `${barShare * 100}%`,
        borderRadius: 3,
        borderRadiusApplication: 'end',
        dataLabels: { position: 'top' },
      },
    },
    states: { hover: quiet, active: quiet },
    legend: { show: false },
    dataLabels: {
      enabled: true,
      offsetY: -17,
      style: { ...words, colors: ['var(--_rd-text-muted)'] },
      background: { enabled: false },
      formatter: (_value: number, { dataPointIndex }: { dataPointIndex: number }) =>
        valued.has(dataPointIndex) ? (values[dataPointIndex] ?? '') : '',
    },
    grid: {
      borderColor: 'var(--_rd-border)',
      strokeDashArray: 4,
      padding: { top: -6, right: 12, bottom: 0, left: 12 },
    },
    xaxis: {
      axisBorder: { show: false },
      axisTicks: { show: false },
      crosshairs: { show: false },
      tooltip: { enabled: false },
      labels: {
        rotate: 0,
        hideOverlappingLabels: false,
        trim: false,
        formatter: (name: string) => labelOf.get(name) ?? '',
        style: { ...words, colors: 'var(--_rd-text-muted)' },
      },
    },
    yaxis: {
      min: 0,
      max: axisMaximum(bars),
      tickAmount: 2,
      labels: { formatter: short, style: { ...words, colors: 'var(--_rd-text-muted)' } },
    },
    tooltip: {
      x: { formatter: (_value: number, { dataPointIndex }) => bars[dataPointIndex]?.name ?? '' },
      y: {
        formatter: (dollars: number) => {
          const cents = Math.round(dollars * 100)
          return cents ? formatFigure(cents, currency, locale) : dash
        },
        title: { formatter: () => '' },
      },
      marker: { show: false },
    },
  }
}
