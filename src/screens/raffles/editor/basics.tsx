import { choiceTexts } from '../../../core/raffles/choice-texts.ts'
import { raffleCategories } from '../../../core/raffles/raffle.ts'
import type { RaffleFields } from '../../../core/raffles/raffle-fields.ts'
import { useTexts } from '../../desk.tsx'
import { RadioCardsField } from '../../kit/fields/radio-cards-field.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { SwitchField } from '../../kit/fields/switch-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { textOrNull } from '../../kit/forms/text-or-null.ts'
import { ParentField } from './parent.tsx'
import type { SectionProps } from './parts.ts'
import { Rare } from './rare.tsx'
import { EditorSection } from './section.tsx'
import { StatusAfter } from './status-after.tsx'
import { TermReason } from './term-reason.tsx'

/** Name, category and place: what a raffle can't be without. */
export function Basics({ parts }: SectionProps) {
  const { form, field, texts, labels, raffle, view } = parts
  const categories = useCategoryCards(parts)
  const regions = view.regions.map(({ code, name }) => ({ id: code, label: name }))

  /** Of a new raffle: only a 50/50 has a pot of its sales, and most have half of them. */
  function changeCategory(category: RaffleFields['category']) {
    const share = 'settings.fractionalJackpotPercent'
    const before = form.methods.getValues(share)
    if (raffle !== null) return
    if (category === '50/50' && before === null) form.methods.setValue(share, 50)
    if (category !== '50/50' && before === 50) form.methods.setValue(share, null)
  }

  return (
    <EditorSection id="basics" title={texts.basics}>
      {field('name', labels.name, bound => (
        <TextField {...bound} maximumLength={120} autoComplete="off" />
      ))}
      {field(
        'category',
        labels.category,
        bound => (
          <RadioCardsField
            {...bound}
            options={categories}
            onChange={category => {
              bound.onChange(category)
              changeCategory(category)
            }}
          />
        ),
        {
          show: id => categories.find(card => card.id === id)?.label,
          lockedBecause: parts.termLock,
        },
      )}
      {field(
        'province',
        view.regionLabel === 'State' ? labels.state : labels.province,
        ({ value, onChange, ...bound }) => (
          <SelectField
            {...bound}
            description={labels.regionHint}
            options={regions}
            value={value === '' ? null : value}
            onChange={code => onChange(code ?? '')}
          />
        ),
        {
          show: code => regions.find(({ id }) => id === code)?.label ?? code,
          lockedBecause: parts.termLock,
        },
      )}
      <TermReason parts={parts} section="basics" />
      {raffle === null && <StatusAfter parts={parts} />}
      <Rare title={texts.moreBasics}>
        {field('isHomeLottery', labels.isHomeLottery, bound => (
          <SwitchField {...bound} description={labels.isHomeLotteryHint} />
        ))}
        <ParentField parts={parts} />
        {field('disablePostalCheckV2', labels.disablePostalCheckV2, bound => (
          <SwitchField {...bound} description={labels.disablePostalCheckV2Hint} />
        ))}
        {field('salesRepId', labels.salesRepId, bound => (
          <TextField
            {...textOrNull(bound)}
            description={labels.salesRepIdHint}
            autoComplete="off"
          />
        ))}
      </Rare>
    </EditorSection>
  )
}

function useCategoryCards({ labels }: SectionProps['parts']) {
  const words = useTexts(choiceTexts)
  const hints = {
    '50/50': labels.categoryFiftyHint,
    Raffle: labels.categoryRaffleHint,
    Sweepstakes: labels.categorySweepstakesHint,
    'Promo Raffle': labels.categoryPromoHint,
  }
  return raffleCategories.map(id => ({
    id,
    label: words[`category-${id}`],
    description: hints[id],
  }))
}
