import { regionsByName } from '../../../src/core/format/regions.ts'
import type { Country } from '../../../src/core/organizations/organization.ts'
import { editorCalls } from '../../../src/core/raffles/editor/calls.ts'
import { Refusal } from '../http/refusal.ts'
import { reads } from '../http/routes.ts'
import { feesOf } from '../organizations/fees.ts'
import { reaches } from '../session/guard.ts'

/** Zones of each country, from its most populous region on, without names that are mere aliases. */
const timeZones: Record<Country, readonly string[]> = {
  CA: [
    'America/Toronto',
    'America/Vancouver',
    'America/Edmonton',
    'America/Winnipeg',
    'America/Regina',
    'America/Halifax',
    'America/Moncton',
    'America/Glace_Bay',
    'America/Goose_Bay',
    'America/St_Johns',
    'America/Whitehorse',
    'America/Iqaluit',
    'America/Rankin_Inlet',
    'America/Cambridge_Bay',
    'America/Inuvik',
    'America/Dawson',
    'America/Dawson_Creek',
    'America/Fort_Nelson',
    'America/Blanc-Sablon',
    'America/Atikokan',
    'America/Resolute',
    'America/Swift_Current',
  ],
  US: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
    'America/Detroit',
    'America/Indiana/Indianapolis',
    'America/Kentucky/Louisville',
    'America/Boise',
    'America/North_Dakota/Center',
    'America/Menominee',
    'America/Juneau',
    'America/Adak',
    'America/Puerto_Rico',
    'Pacific/Guam',
    'Pacific/Pago_Pago',
  ],
}

export const getEditView = reads(
  editorCalls.editView,
  'What the editor of a raffle offers for a country: its regions, their label, its zones.',
  async ({ params, language, session, api }) => {
    const country = (['CA', 'US'] as const).find(each => each === params.country)
    if (!country) throw new Refusal(404, 'not-found')
    const own = await api.db
      .selectFrom('organizations')
      .select(['province', 'fees'])
      .where('id', '=', session.organization.id)
      .where('country', '=', country)
      .executeTakeFirst()
    return {
      country,
      province: own?.province ?? null,
      ...(own &&
        reaches(session, 'raffles:figures', session.organization.id) && { fees: feesOf(own) }),
      regionLabel: country === 'CA' ? ('Province' as const) : ('State' as const),
      regions: regionsByName(country, language).map(({ code, name }) => ({
        code,
        name: name[language],
      })),
      timeZones: timeZones[country],
    }
  },
)
