import { type ReactNode, useEffect, useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { Locale } from '../../src/core/i18n/texts.ts'
import { FileField } from '../../src/screens/kit/fields/file-field.tsx'
import { ImageField } from '../../src/screens/kit/fields/image-field.tsx'
import { inside, type KitStory, kitStory } from '../support/story.tsx'
import { arrives, cutAtHalf, stopsAt, storedImage } from '../support/uploads.ts'

export default {}

const words = {
  en: {
    logo: 'Raffle logo',
    logoUse: 'Shown on the raffle’s page and in emails.',
    license: 'Licence',
    licenseUse: 'The licence as the regulator sent it.',
    required: 'The licence is required before the raffle can be activated.',
    locked: 'The raffle is on sale; ask us to change the licence.',
    report: 'List of last year’s buyers',
  },
  fr: {
    logo: 'Logo de la tombola',
    logoUse: 'Affiché sur la page de la tombola et dans les courriels.',
    license: 'Licence',
    licenseUse: 'La licence telle que l’organisme de réglementation l’a envoyée.',
    required: 'La licence est obligatoire avant l’activation de la tombola.',
    locked: 'La tombola est en vente; demandez-nous de modifier la licence.',
    report: 'Liste des acheteurs de l’an dernier',
  },
}

const megabyte = 1_000_000

interface FieldProps {
  locale: Locale
  value?: string | null
  error?: string
  lockedBecause?: string
  disabled?: boolean
  upload?: typeof arrives
}

function Logo({ locale, value: start = null, upload = arrives, ...rest }: FieldProps) {
  const [value, setValue] = useState(start)
  return (
    <div className="rd-story-wide">
      <ImageField
        label={words[locale].logo}
        description={words[locale].logoUse}
        maxBytes={5 * megabyte}
        recommended={{ width: 600, height: 200 }}
        upload={upload}
        value={value}
        onChange={setValue}
        {...rest}
      />
    </div>
  )
}

function License({ locale, value: start = null, upload = arrives, ...rest }: FieldProps) {
  const [value, setValue] = useState(start)
  return (
    <div className="rd-story-wide">
      <FileField
        label={words[locale].license}
        description={words[locale].licenseUse}
        kinds={['pdf', 'png', 'jpeg']}
        maxBytes={20 * megabyte}
        upload={upload}
        value={value}
        onChange={setValue}
        required
        {...rest}
      />
    </div>
  )
}

/** Chooses a file as soon as the field is there. */
function Choosing({ file, children }: { file: () => File | Promise<File>; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let stale = false
    void Promise.resolve(file()).then(made => {
      const input = place.current?.querySelector('input')
      if (stale || !input) return
      const transfer = new DataTransfer()
      transfer.items.add(made)
      input.files = transfer.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    return () => {
      stale = true
    }
  }, [file])
  return (
    <div ref={place} className="rd-story-wide">
      {children}
    </div>
  )
}

async function logoFile(): Promise<File> {
  const answer = await fetch(storedImage)
  return new File([await answer.blob()], 'harbour-lights-50-50.png', { type: 'image/png' })
}
const pdf = (name: string, bytes: number) =>
  new File(['%PDF-1.7\n', new Uint8Array(bytes)], name, { type: 'application/pdf' })
const licensePdf = () => pdf('AGD-000142-25.pdf', 3.4 * megabyte)
const longName = () =>
  pdf(
    'Licence-de-la-tombola-de-la-Fondation-de-l-Aile-du-Nord-version-definitive-signee.pdf',
    640_000,
  )
const emptyPdf = () => new File([], 'licence.pdf', { type: 'application/pdf' })
const disguised = () => new File(['<!doctype html>'], 'licence.pdf', { type: 'application/pdf' })
const word = () => new File(['x'], 'licence.docx')
const tooLarge = () => pdf('licence-scan.pdf', 21 * megabyte)

/** Waits until the field says so. */
const says = (selector: string): Pick<KitStory, 'play'> => ({
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await waitFor(() => expect(root.querySelector(selector)).not.toBeNull(), { timeout: 5000 })
  },
})

export const Empty: KitStory = kitStory(({ locale }) => <Logo locale={locale} />)

export const StoredImage: KitStory = kitStory(({ locale }) => (
  <Logo locale={locale} value={storedImage} />
))

export const StoredFile: KitStory = kitStory(({ locale }) => (
  <License locale={locale} value="https://files.example.org/licences/AGD-000142-25.pdf" />
))

export const WithError: KitStory = kitStory(({ locale }) => (
  <License locale={locale} error={words[locale].required} />
))

export const Locked: KitStory = kitStory(({ locale }) => (
  <License
    locale={locale}
    value="https://files.example.org/licences/AGD-000142-25.pdf"
    lockedBecause={words[locale].locked}
  />
))

export const Disabled: KitStory = kitStory(({ locale }) => <License locale={locale} disabled />)

export const Uploading: KitStory = {
  ...kitStory(({ locale }) => (
    <Choosing file={licensePdf}>
      <License locale={locale} upload={stopsAt(0.36)} />
    </Choosing>
  )),
  ...says('progress'),
}

export const UploadedImage: KitStory = {
  ...kitStory(({ locale }) => (
    <Choosing file={logoFile}>
      <Logo locale={locale} />
    </Choosing>
  )),
  ...says('.rd-file-remark'),
}

export const UploadedWithLongName: KitStory = {
  ...kitStory(({ locale }) => (
    <Choosing file={longName}>
      <License locale={locale} />
    </Choosing>
  )),
  ...says('.rd-file-row'),
}

export const ConnectionCut: KitStory = {
  ...kitStory(({ locale }) => (
    <Choosing file={licensePdf}>
      <License locale={locale} upload={cutAtHalf(locale)} />
    </Choosing>
  )),
  ...says('.rd-file-failed'),
}

export const EmptyFile: KitStory = {
  ...kitStory(({ locale }) => (
    <Choosing file={emptyPdf}>
      <License locale={locale} />
    </Choosing>
  )),
  ...says('.rd-field-error svg'),
}

export const Disguised: KitStory = {
  ...kitStory(({ locale }) => (
    <Choosing file={disguised}>
      <License locale={locale} />
    </Choosing>
  )),
  ...says('.rd-field-error svg'),
}

export const WrongType: KitStory = {
  ...kitStory(({ locale }) => (
    <Choosing file={word}>
      <License locale={locale} />
    </Choosing>
  )),
  ...says('.rd-field-error svg'),
}

export const TooLarge: KitStory = {
  ...kitStory(({ locale }) => (
    <Choosing file={tooLarge}>
      <License locale={locale} />
    </Choosing>
  )),
  ...says('.rd-field-error svg'),
}

export const Narrow: KitStory = {
  ...kitStory(({ locale }) => (
    <div style={{ inlineSize: '272px' }}>
      <Choosing file={longName}>
        <License locale={locale} upload={stopsAt(0.6)} />
        <Logo locale={locale} value={storedImage} />
      </Choosing>
    </div>
  )),
  ...says('progress'),
}
