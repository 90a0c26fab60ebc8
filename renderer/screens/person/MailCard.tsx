import { useState } from 'react'
import type { SessionView } from '../../../shared/contract/types'
import { isEmail } from '../../../shared/domain/text-rules'
import { useDraft } from '../../ui/drafts'
import { AddressForm } from './AddressForm'
import { Card } from './Card'
import { CodeForm } from './CodeForm'
import classes from './Person.module.css'
import { readSentCode, type SentCode } from './sent-code'
import { text } from './text'

const mailText = text.mail

/** The e-mail address (SPEC §5, §7): first the new address, then the code that is sent to it. */
export function MailCard({ user }: { user: SessionView['user'] }) {
  const { value: sent, set, ready } = useDraft<SentCode | null>('person/sent-code', null, readSentCode)
  // The second form takes the focus, but not when the page opens with it.
  const [hasActed, setActed] = useState(false)
  const present = user.email ?? (isEmail(user.username) ? user.username : '')
  const goTo = (next: SentCode | null) => {
    setActed(true)
    set(next)
  }
  return (
    <Card title={mailText.title} note={mailText.note}>
      <dl className={classes.present}>
        <dt>{mailText.present}</dt>
        <dd>{present || mailText.unknown}</dd>
      </dl>
      {sent === null ? (
        <AddressForm present={present} isReady={ready} takesFocus={hasActed} onSent={goTo} />
      ) : (
        <CodeForm sent={sent} takesFocus={hasActed} onSent={set} onLeave={() => goTo(null)} />
      )}
    </Card>
  )
}
