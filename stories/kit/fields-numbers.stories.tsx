import { expect, fireEvent } from 'storybook/test'
import { MoneyField } from '../../src/screens/kit/fields/money-field.tsx'
import { NumberField } from '../../src/screens/kit/fields/number-field.tsx'
import { PercentageField } from '../../src/screens/kit/fields/percentage-field.tsx'
import { Held } from '../support/held.tsx'
import { inside, type KitStory, kitStory } from '../support/story.tsx'

export default {}

const words = {
  en: {
    price: 'Ticket price',
    priceHelp: 'What one ticket costs, taxes included.',
    fee: 'Order fee',
    correction: 'Correction of the float',
    locked: 'Prices can’t change once sales have started.',
    required: 'The ticket price field is required',
    share: 'Share of the jackpot',
    shareHelp: 'What part of the sales the winner gets.',
    limit: 'Ticket limit',
    limitHelp: 'Leave it empty for no limit.',
    tickets: 'tickets',
    weight: 'Weight of the parcel',
  },
  fr: {
    price: 'Prix d’un billet',
    priceHelp: 'Ce que coûte un billet, taxes comprises.',
    fee: 'Frais par commande',
    correction: 'Correction de l’encaisse',
    locked: 'Les prix ne peuvent plus changer une fois les ventes commencées.',
    required: 'Le champ « Prix d’un billet » est obligatoire',
    share: 'Part de la cagnotte',
    shareHelp: 'La part des ventes qui revient à la personne gagnante.',
    limit: 'Limite de billets',
    limitHelp: 'Laissez vide pour ne fixer aucune limite.',
    tickets: 'billets',
    weight: 'Poids du colis',
  },
}

export const Money: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Held<number | null> start={123_450}>
      {(value, onChange) => (
        <MoneyField
          label={words[locale].price}
          description={words[locale].priceHelp}
          currency="CAD"
          required
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </div>
))

export const MoneyEmptyWithError: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Held<number | null> start={null}>
      {(value, onChange) => (
        <MoneyField
          label={words[locale].price}
          currency="CAD"
          required
          error={words[locale].required}
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </div>
))

export const MoneyThatHasTooManyDecimals: KitStory = {
  ...kitStory(({ locale }) => (
    <div className="rd-story-wide">
      <Held<number | null> start={null}>
        {(value, onChange) => (
          <MoneyField label={words[locale].fee} currency="USD" value={value} onChange={onChange} />
        )}
      </Held>
    </div>
  )),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    const input = root.querySelector('input')
    if (input) await fireEvent.input(input, { target: { value: '1.005' } })
    if (input) await fireEvent.blur(input)
    await expect(input).toHaveValue('1.005')
    await expect(input).toHaveAttribute('aria-invalid', 'true')
  },
}

export const MoneyOutOfRange: KitStory = {
  ...kitStory(({ locale }) => (
    <div className="rd-story-wide">
      <Held<number | null> start={null}>
        {(value, onChange) => (
          <MoneyField
            label={words[locale].price}
            currency="CAD"
            minCents={100}
            maxCents={100_000}
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
    </div>
  )),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    const input = root.querySelector('input')
    if (input) await fireEvent.input(input, { target: { value: '1234' } })
    await expect(input).toHaveAttribute('aria-invalid', 'true')
  },
}

export const MoneyBelowZero: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Held<number | null> start={-2050}>
      {(value, onChange) => (
        <MoneyField
          label={words[locale].correction}
          currency="CAD"
          minCents={-1_000_000}
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </div>
))

export const MoneyLockedAndDisabled: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide rd-story-fields">
    <MoneyField
      label={words[locale].price}
      currency="CAD"
      lockedBecause={words[locale].locked}
      value={2000}
      onChange={() => {}}
    />
    <MoneyField label={words[locale].fee} currency="CAD" disabled value={150} onChange={() => {}} />
  </div>
))

export const Percentage: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Held<number | null> start={2.5}>
      {(value, onChange) => (
        <PercentageField
          label={words[locale].share}
          description={words[locale].shareHelp}
          min={1}
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </div>
))

export const Count: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Held<number | null> start={25_000}>
      {(value, onChange) => (
        <NumberField
          label={words[locale].limit}
          description={words[locale].limitHelp}
          optional
          min={1}
          step={100}
          unit={words[locale].tickets}
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </div>
))

export const Measure: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Held<number | null> start={1.25}>
      {(value, onChange) => (
        <NumberField
          label={words[locale].weight}
          decimals={3}
          step={0.25}
          min={0}
          unit="kg"
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </div>
))

export const CountWithDecimals: KitStory = {
  ...kitStory(({ locale }) => (
    <div className="rd-story-wide">
      <Held<number | null> start={null}>
        {(value, onChange) => (
          <NumberField
            label={words[locale].limit}
            unit={words[locale].tickets}
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
    </div>
  )),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    const input = root.querySelector('input')
    if (input) await fireEvent.input(input, { target: { value: '2,5' } })
    await expect(input).toHaveAttribute('aria-invalid', 'true')
  },
}
