import type { Plugin } from 'vite'

const measures = 'key:"getTextRects",value:function('

/** The same text, font and turn in the same drawing (its paper) has the same size. */
const measuresOnce = `key:"getTextRects",value:function(...asked){
  const key = asked.join("|"), paper = this.w.globals.dom.Paper, known = paper.rdTextRects ??= new Map;
  if (!known.has(key)) known.set(key, this.rdMeasureText(...asked));
  return known.get(key);
}},{key:"rdMeasureText",value:function(`

/**
 * ApexCharts writes a text into the page, asks for its size and takes it out again, three times for each bar, most of them
 * empty: each is a layout of its own, and together they were a third of a drawing. A drawing asks once for each text.
 * Written against apexcharts 4.7.0; where its text is another one, the build stops.
 */
export function chartTextsMeasuredOnce(code: string): string {
  const parts = code.split(measures)
  if (parts.length !== 2) throw new Error('ApexCharts measures its texts in another way now.')
  return parts.join(measuresOnce)
}

export function apexCharts(): Plugin {
  return {
    name: 'apexcharts',
    transform(code, id) {
      return id.endsWith('apexcharts/dist/apexcharts.esm.js')
        ? { code: chartTextsMeasuredOnce(code), map: null }
        : null
    },
  }
}
