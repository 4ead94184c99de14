import { isPostalCodeOf, type PostalCountry } from '../../src/core/format/postal-code.ts'
import { CountryField } from '../../src/screens/kit/fields/country-field.tsx'
import { PhoneField } from '../../src/screens/kit/fields/phone-field.tsx'
import { PostalCodeField } from '../../src/screens/kit/fields/postal-code-field.tsx'
import { RegionField } from '../../src/screens/kit/fields/region-field.tsx'
import { Held } from '../support/held.tsx'
import { type KitStory, kitStory } from '../support/story.tsx'

export default {}

const words = {
  en: {
    phone: 'Phone number',
    phoneHelp: 'Ten digits, with the area code.',
    digits: 'The phone number field must contain 10 digits.',
    fromWithin: 'The postal code must be from within the province.',
    required: 'The state field is required',
    locked: 'The province is the raffle’s: its licence holds there only.',
  },
  fr: {
    phone: 'Numéro de téléphone',
    phoneHelp: 'Dix chiffres, avec l’indicatif régional.',
    digits: 'Le champ « Numéro de téléphone » doit contenir 10 chiffres.',
    fromWithin: 'Le code postal doit se trouver dans la province.',
    required: 'Le champ « État » est obligatoire',
    locked: 'La province est celle de la tombola : sa licence ne vaut que là.',
  },
}

export const Phone: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Held start="9025550143">
      {(value, onChange) => (
        <PhoneField
          label={words[locale].phone}
          description={words[locale].phoneHelp}
          required
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </div>
))

export const PhoneWithError: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Held start="902 555">
      {(value, onChange) => (
        <PhoneField
          label={words[locale].phone}
          error={words[locale].digits}
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </div>
))

export const Address: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide rd-story-fields">
    <Held start={{ country: 'CA' as PostalCountry, region: 'QC', code: 'H2X 1Y4' }}>
      {({ country, region, code }, set) => (
        <>
          <CountryField
            value={country}
            onChange={next => set({ country: next, region: '', code: '' })}
          />
          <RegionField
            country={country}
            required
            value={region}
            onChange={next => set({ country, region: next, code })}
          />
          <PostalCodeField
            country={country}
            required
            error={
              code === '' || region === '' || isPostalCodeOf(code, country, region)
                ? undefined
                : words[locale].fromWithin
            }
            value={code}
            onChange={next => set({ country, region, code: next })}
          />
        </>
      )}
    </Held>
  </div>
))

export const AddressOutsideTheProvince: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide rd-story-fields">
    <RegionField country="CA" value="NS" onChange={() => {}} lockedBecause={words[locale].locked} />
    <PostalCodeField
      country="CA"
      error={words[locale].fromWithin}
      value="H2X 1Y4"
      onChange={() => {}}
    />
  </div>
))

export const StateNotChosen: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide rd-story-fields">
    <RegionField
      country="US"
      required
      error={words[locale].required}
      value=""
      onChange={() => {}}
    />
    <PostalCodeField country="US" disabled value="06390-1234" onChange={() => {}} />
  </div>
))
