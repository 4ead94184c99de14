import type { Profile } from '../../core/profile/profile.ts'
import { profileTexts } from '../../core/profile/texts.ts'
import { useTexts } from '../desk.tsx'
import { Card } from '../kit/card.tsx'
import { KeyValueList } from '../kit/key-value-list.tsx'

/** Name, languages, colours and mails, as they are set. */
export function OwnDetails({ name, email, isOwner, ...profile }: Profile) {
  const texts = useTexts(profileTexts)
  return (
    <>
      <Card title={texts.you}>
        <div className="rd-record-padded">
          <KeyValueList
            single
            items={[
              { name: texts.name, value: <bdi>{name}</bdi> },
              { name: texts.email, value: <bdi>{email}</bdi> },
              { name: texts.language, value: texts[`language-${profile.language}`] },
              { name: texts.theme, value: texts[`theme-${profile.theme}`] },
            ]}
          />
        </div>
      </Card>
      <Card title={texts.mails}>
        <div className="rd-record-padded">
          <KeyValueList
            single
            items={[
              { name: texts.mailLanguage, value: texts[`language-${profile.mailLanguage}`] },
              ...(isOwner
                ? [{ name: texts.lockMails, value: profile.lockMails ? texts.yes : texts.no }]
                : []),
            ]}
          />
          <p className="rd-record-muted">{texts.alwaysMailed}</p>
        </div>
      </Card>
    </>
  )
}
