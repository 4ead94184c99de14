import { expect } from 'chai'
import type { PostalCountry } from '../../src/core/format/postal-code.ts'
import { CountryField } from '../../src/screens/kit/fields/country-field.tsx'
import { PhoneField } from '../../src/screens/kit/fields/phone-field.tsx'
import { PostalCodeField } from '../../src/screens/kit/fields/postal-code-field.tsx'
import { RegionField } from '../../src/screens/kit/fields/region-field.tsx'
import { Held } from '../../stories/support/held.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click, focused, press, type } from '../support/browser/page.ts'
import { placeKit, somePlaces } from '../support/browser/place-kit.tsx'

interface Address {
  country: PostalCountry
  region: string
  code: string
  phone: string
}

function Form({ told }: { told: (address: Address) => void }) {
  return (
    <Held<Address> start={{ country: 'CA', region: '', code: '', phone: '' }}>
      {(address, set) => {
        const change = (part: Partial<Address>) => {
          told({ ...address, ...part })
          set({ ...address, ...part })
        }
        return (
          <>
            <CountryField
              autoComplete="country"
              value={address.country}
              onChange={country => change({ country, region: '', code: '' })}
            />
            <RegionField
              autoComplete="address-level1"
              country={address.country}
              value={address.region}
              onChange={region => change({ region })}
            />
            <PostalCodeField
              autoComplete="postal-code"
              country={address.country}
              value={address.code}
              onChange={code => change({ code })}
            />
            <PhoneField label="Phone" value={address.phone} onChange={phone => change({ phone })} />
          </>
        )
      }}
    </Held>
  )
}

for (const place of somePlaces) {
  describe(`an address in a ${place}`, () => {
    it('is filled in by keyboard alone, and normalised as each field is left', async () => {
      const told: Address[] = []
      const kit = await placeKit(<Form told={address => told.push(address)} />, { place })
      const code = await kit.find<HTMLInputElement>('[autocomplete="postal-code"]')
      const phone = await kit.find<HTMLInputElement>('[type="tel"]')
      const region = await kit.find<HTMLSelectElement>('[autocomplete="address-level1"]')
      region.focus()
      await type('Nova')
      await press('Tab')
      await type('b3h4r2')
      await press('Tab')
      expect(code.value).to.equal('B3H 4R2')
      await type('902-555 0143')
      expect(phone.value).to.equal('902-555 0143')
      expect(told.at(-1)?.phone).to.equal('9025550143')
      await press('Tab')
      expect(phone.value).to.equal('(902) 555-0143')
      expect(told.at(-1)).to.deep.equal({
        country: 'CA',
        region: 'NS',
        code: 'B3H 4R2',
        phone: '9025550143',
      })
      await expectNoAxeViolationsInFull(kit.root)
    })

    it('tells nothing when somebody only passes through', async () => {
      const told: string[] = []
      const kit = await placeKit(
        <>
          <PhoneField label="Phone" value="(902) 555-0143" onChange={phone => told.push(phone)} />
          <PostalCodeField country="CA" value="b3h4r2" onChange={code => told.push(code)} />
        </>,
        { place },
      )
      const phone = await kit.find<HTMLInputElement>('[type="tel"]')
      await click(phone)
      await press('Tab', 'Tab')
      expect(told).to.deep.equal([])
    })

    it('keeps what is no phone number as it was written', async () => {
      const told: Address[] = []
      const kit = await placeKit(<Form told={address => told.push(address)} />, { place })
      const phone = await kit.find<HTMLInputElement>('[type="tel"]')
      await click(phone)
      await type(' 902 5')
      await press('Tab')
      expect(phone.value).to.equal('902 5')
      expect(told.at(-1)?.phone).to.equal('902 5')
    })
  })
}

describe('province and postal code', () => {
  it('are a state and a ZIP code outside Canada', async () => {
    const kit = await placeKit(<Form told={() => {}} />)
    const names = () => [...kit.scope.querySelectorAll('label')].map(label => label.textContent)
    expect(names()).to.deep.equal(['Country', 'Province', 'Postal code', 'Phone'])
    const country = await kit.find<HTMLSelectElement>('[autocomplete="country"]')
    country.focus()
    await type('U')
    expect(names()).to.deep.equal(['Country', 'State', 'ZIP code', 'Phone'])
    expect(kit.scope.querySelectorAll('[autocomplete="address-level1"] option')).to.have.length(60)
  })

  it('are named in French, in the order of that language', async () => {
    const kit = await placeKit(<Form told={() => {}} />, { locale: 'fr' })
    const names = [...kit.scope.querySelectorAll('[autocomplete="address-level1"] option')]
    expect(names.slice(0, 4).map(option => option.textContent)).to.deep.equal([
      'Choisissez une province ou un territoire',
      'Alberta',
      'Colombie-Britannique',
      'Île-du-Prince-Édouard',
    ])
  })

  it('say why a locked province can’t be chosen', async () => {
    const kit = await placeKit(
      <RegionField
        country="CA"
        value="NS"
        lockedBecause="It is the raffle’s."
        onChange={() => {}}
      />,
    )
    const input = await kit.find<HTMLInputElement>('input')
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
    expect(ids.map(id => kit.scope.getElementById(id)?.textContent)).to.include(
      'It is the raffle’s.',
    )
    await press('Tab')
    expect(focused()).to.equal(input)
    expect(input.readOnly).to.equal(true)
    expect(input.value).to.equal('Nova Scotia')
    await expectNoAxeViolationsInFull(kit.root)
  })
})
