/** What every report of the dashboard shares: whose figures, in which zone, read how. */
import type { AnswerOf } from '../contract.ts'
import type { Desk } from '../desk.ts'
import { browserTimeZone } from '../format/time-zone.ts'
import type { Versioned } from '../http.ts'
import { createResource, liveMs, type ResourceStore } from '../resource.ts'
import type { dashboardCalls } from './calls.ts'

type ReportCall = (typeof dashboardCalls)[keyof typeof dashboardCalls]
type FiguresOf<C extends ReportCall> = NonNullable<AnswerOf<C>['data']>

interface Options<T> {
  /** Without it the answer is `absent` and nothing is sent. */
  wanted?: () => boolean
  absent?: T
}

/** A live report of the desk's organisation, cut in the browser's zone (section 1). */
export function createReport<C extends ReportCall>(
  desk: Desk,
  call: C,
  options: Options<FiguresOf<C>> = {},
): ResourceStore<FiguresOf<C>> {
  type T = FiguresOf<C>
  const { wanted, absent } = options
  return createResource<T>(desk, {
    pollMs: liveMs,
    keeps: () => true,
    async load({ signal, ifVersion }): Promise<Versioned<T>> {
      const organization = desk.$organization.get()
      // Between two people nobody's figures are asked for: what is shown stays "loading".
      if (!organization) return { unchanged: true }
      if (absent !== undefined && wanted?.() === false) {
        return { data: absent, version: '' }
      }
      const body = {
        organizationId: organization.id,
        timeZone: browserTimeZone(),
        ...(ifVersion !== undefined && { ifVersion }),
      }
      const { data, version } = await desk.http.ask<ReportCall>(call, { body }, { signal })
      return data === null ? { unchanged: true } : { data: data as T, version }
    },
  })
}
