import { ageRanges, genders, referrals } from '../../core/order-entry/purchase.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { useTexts } from '../desk.tsx'
import { CheckboxField } from '../kit/fields/checkbox-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import type { PartProps } from './parts.ts'
import { PlainChoice } from './plain-choice.tsx'

const languages = ['en', 'fr'] as const

/** What is asked of a buyer beside who and where they are; nobody has to answer. */
export function AboutBuyer({ form, asked }: PartProps) {
  const texts = useTexts(orderEntryTexts)
  const field = fieldsOf(form)
  const options = <Id extends string>(ids: readonly Id[], words: (id: Id) => string) =>
    ids.map(id => ({ id, label: words(id) }))
  return (
    <>
      {asked.secondName &&
        field('secondName', texts.secondName, bound => <TextField {...bound} autoComplete="off" />)}
      {field('customer.locale', texts.language, bound => (
        <PlainChoice
          {...bound}
          required={false}
          options={options(languages, id => texts[`language-${id}`])}
          onChange={id => bound.onChange(id === 'fr' ? 'fr' : 'en')}
        />
      ))}
      {field('referral', texts.referral, bound => (
        <PlainChoice
          {...bound}
          none={texts.notSaid}
          options={options(referrals, id => texts[`referral-${id}`])}
        />
      ))}
      {asked.demographics && (
        <>
          {field('ageRange', texts.ageRange, bound => (
            <PlainChoice {...bound} none={texts.notSaid} options={options(ageRanges, id => id)} />
          ))}
          {field('gender', texts.gender, bound => (
            <PlainChoice
              {...bound}
              none={texts.notSaid}
              options={options(genders, id => texts[`gender-${id}`])}
            />
          ))}
        </>
      )}
      {field('customer.consent', texts.consent, bound => (
        <CheckboxField {...bound} />
      ))}
    </>
  )
}
