import { useState } from 'react'
import { DeskError } from '../../../core/errors.ts'
import { createOnce } from '../../../core/forms/create-once.ts'
import { mapSaved } from '../../../core/forms/saved.ts'
import { countries } from '../../../core/organizations/organization.ts'
import { may } from '../../../core/permissions.ts'
import { isJackpotEntered } from '../../../core/raffles/jackpot.ts'
import { valueReasons } from '../../../core/raffles/prizes/jackpot-value.ts'
import type { Prize } from '../../../core/raffles/prizes/prize.ts'
import type { PrizeBoardStore } from '../../../core/raffles/prizes/prize-board.ts'
import {
  changesOf,
  fieldsOf,
  type PrizeFormOutput,
  type PrizeFormValues,
  prizeForm,
  prizeTogether,
  valuesOf,
} from '../../../core/raffles/prizes/prize-form.ts'
import { decideDates } from '../../../core/raffles/prizes/rules.ts'
import { prizeTexts } from '../../../core/raffles/prizes/texts.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { ruleTexts } from '../../../core/raffles/rule-texts.ts'
import { useTexts } from '../../desk.tsx'
import { FormDrawer } from '../../form-drawer.tsx'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { NumberField } from '../../kit/fields/number-field.tsx'
import { SwitchField } from '../../kit/fields/switch-field.tsx'
import { TextAreaField } from '../../kit/fields/text-area-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { fieldsOf as fieldsIn } from '../../kit/forms/fields-of.tsx'
import { useForm } from '../../use-form.ts'
import { useNotify } from '../../use-notify.ts'
import { useRoles } from '../../use-roles.ts'
import { PrizeDates } from './prize-dates.tsx'
import { usePrizeReasons } from './use-prize-reasons.ts'
import { ValueReason } from './value-reason.tsx'

export interface PrizeDrawerProps {
  raffle: RaffleDetail
  /** Null for a new one. */
  prize: Prize | null
  board: PrizeBoardStore
  onSaved: () => void
  onClose: () => void
}

/** A prize's fields; what its draw or the raffle has fixed shows why. */
export function PrizeDrawer({ raffle, prize, board, onSaved, onClose }: PrizeDrawerProps) {
  const texts = useTexts(prizeTexts)
  const notify = useNotify()
  const reasons = usePrizeReasons(raffle.status)
  const roles = useRoles()
  const words = useTexts(ruleTexts)
  const [isSold, setSold] = useState(raffle.hasSales)
  const together = prizeTogether(raffle, prize)
  const valueAgainst = valueReasons(raffle, prize, roles)
  const least = String(prize ? prize.picksCompleted + prize.picksPending : 0)
  const form = useForm<PrizeFormValues, PrizeFormOutput>(prizeForm.schema, {
    id: `prize:${prize?.id ?? `new:${raffle.id}`}`,
    values: prize ? valuesOf(prize) : prizeForm.initially,
    version: prize?.version,
    together: values => [...together(values), ...valueAgainst(values)],
    messages: {
      'cutoff-after-draw': texts['cutoff-after-draw'],
      'one-jackpot': texts['one-jackpot'],
      'quantity-below-picks': texts['quantity-below-picks']({ least }),
      'lowered-after-sale': words['lowered-after-sale'],
      'changed-after-sale': words['changed-after-sale'],
      'reason-needed': words['reason-needed'],
    },
    async onSave(values, attempt) {
      if (prize === null) {
        await createOnce({ ...attempt, values }, attempt.earlier, {
          create: save => board.create(fieldsOf(save.values), save.idempotencyKey),
          change: (made, version, before, after) =>
            board.change(made.id, Number(version), changesOf(before, after)),
        })
        return undefined
      }
      const changes = changesOf(attempt.base, values)
      try {
        const saved = await board.change(prize.id, Number(attempt.version), changes)
        return mapSaved(saved, record => valuesOf(record))
      } catch (error) {
        // The first ticket was sold meanwhile.
        if (needsReason(error)) setSold(true)
        throw error
      }
    },
    onSaved({ name }) {
      notify('ok', prize ? texts.saved({ name }) : texts.added({ name }))
      onSaved()
    },
  })
  const field = fieldsIn(form)
  const locked = { lockedBecause: prize ? reasons('edit', prize) : undefined }
  const fixed = { lockedBecause: prize ? reasons('move', prize) : undefined }
  const datesAreSold = prize !== null && !decideDates(prize, { hasSales: isSold }).allowed
  const isJackpot = prize?.category === 'jackpot'
  const isPot = isJackpot && !isJackpotEntered(raffle.settings)
  const value = isPot
    ? { lockedBecause: locked.lockedBecause ?? texts.valueOfPot }
    : isJackpot
      ? fixed
      : locked
  return (
    <FormDrawer
      form={form}
      title={prize ? texts.editTitle({ name: prize.name }) : texts.newTitle}
      description={texts.valueHint}
      submit={prize ? texts.save : texts.add}
      cancel={texts.cancel}
      onClose={onClose}
    >
      <div className="rd-record-form">
        {field(
          'name',
          texts.name,
          bound => (
            <TextField {...bound} />
          ),
          locked,
        )}
        {field(
          'description',
          texts.description,
          bound => (
            <TextAreaField {...bound} description={texts.descriptionHint} />
          ),
          locked,
        )}
        {field(
          'sponsor',
          texts.sponsor,
          bound => (
            <TextField {...bound} />
          ),
          locked,
        )}
        {field(
          'valueCents',
          texts.value,
          bound => (
            <MoneyField
              {...bound}
              description={texts.valueHint}
              currency={countries[raffle.country].currency}
            />
          ),
          value,
        )}
        {isSold && may('raffles:terms', roles) && (
          <ValueReason form={form} raffle={raffle} prize={prize} />
        )}
        {field(
          'quantity',
          texts.quantity,
          bound => (
            <NumberField {...bound} description={texts.quantityHint} />
          ),
          fixed,
        )}
        <PrizeDates
          raffle={raffle}
          prize={prize}
          form={form}
          lockedBecause={
            fixed.lockedBecause ?? (datesAreSold ? texts['jackpot-dates-sold'] : undefined)
          }
        />
        {field(
          'winnersStayIn',
          texts.winnersStayIn,
          bound => (
            <SwitchField {...bound} description={texts.winnersStayInHint} />
          ),
          fixed,
        )}
      </div>
    </FormDrawer>
  )
}

function needsReason(error: unknown): boolean {
  return error instanceof DeskError && error.errors.some(({ code }) => code === 'reason-needed')
}
