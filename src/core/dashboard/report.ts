/** What every report of the dashboard shares: whose figures, in which zone, read how. */
import type { Desk } from '../desk.ts'
import { browserTimeZone } from '../format/time-zone.ts'
import type { Versioned } from '../http.ts'
import { createResource, liveMs, type ResourceStore } from '../resource.ts'
import type { ReportCall } from './api.ts'

interface Options<T> {
  /** Without it the answer is `absent` and nothing is sent. */
  wanted?: () => boolean
  absent?: T
}

/** A live report of the desk's organisation, cut in the browser's zone (section 1). */
export function createReport<T>(
  desk: Desk,
  call: ReportCall<T>,
  options: Options<T> = {},
): ResourceStore<T> {
  const { wanted, absent } = options
  return createResource<T>(desk, {
    pollMs: liveMs,
    keeps: () => true,
    load({ signal, ifVersion }): Promise<Versioned<T>> {
      const organization = desk.$organization.get()
      // Between two people nobody's figures are asked for: what is shown stays "loading".
      if (!organization) return Promise.resolve({ unchanged: true })
      if (absent !== undefined && wanted?.() === false) {
        return Promise.resolve({ data: absent, version: '' })
      }
      const request = { organizationId: organization.id, timeZone: browserTimeZone(), ifVersion }
      return call(desk.http, request, signal)
    },
  })
}
