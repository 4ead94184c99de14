import { useMemo } from 'react'
import { isTimeZone } from '../../../core/format/time-zone.ts'
import type { Locale } from '../../../core/i18n/texts.ts'
import { zoneWords } from '../../../core/raffles/words.ts'
import { ComboboxField } from '../../kit/fields/combobox-field.tsx'
import type { BoundField } from '../../kit/forms/form-field.tsx'
import { useLocale } from '../../kit/language.tsx'
import type { Option } from '../../kit/overlays/options/option.ts'

interface TimeZoneFieldProps extends BoundField<string> {
  description: string
  /** IANA zones to choose from. */
  zones: readonly string[]
}

/** A time zone, found by its city or its name. */
export function TimeZoneField({ zones, value, onChange, ...field }: TimeZoneFieldProps) {
  const locale = useLocale()
  const load = useMemo(() => {
    const options = zones.filter(isTimeZone).map(zone => zoneOption(zone, locale))
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return (text: string) => {
      const found = options.filter(({ id, label }) => plain(`${label} ${id}`).includes(plain(text)))
      return { options: found, more: false }
    }
  }, [zones, locale])
  return (
    <ComboboxField
      {...field}
      value={value === '' ? null : value}
      chosen={isTimeZone(value) ? zoneOption(value, locale) : null}
      clearable={false}
      debounceMs={0}
      load={load}
      onChange={zone => {
        if (zone !== null) onChange(zone)
      }}
    />
  )
}

function zoneOption(zone: string, locale: Locale): Option {
  return { id: zone, label: zoneWords(zone, locale) }
}
