import { useState } from 'react'
import type { SessionView } from '../../../shared/contract/types'
import { isEmail } from '../../../shared/domain/text-rules'
import { useDraft } from '../../ui/drafts'
import { AddressForm } from './AddressForm'
import { Card } from './Card'
import { CodeForm } from './CodeForm'
import { emptyMail, type MailDraft, readMail } from './mail-draft'
import classes from './Person.module.css'
import { text } from './text'

const mailText = text.mail

/** The e-mail address (SPEC §5, §7): first the new address, then the code that is sent to it. */
export function MailCard({ user }: { user: SessionView['user'] }) {
  const { value: draft, set, ready } = useDraft<MailDraft>('person/mail', emptyMail, readMail)
  // The next form takes the focus, but not when the page opens with it.
  const [hasActed, setActed] = useState(false)
  const present = user.email ?? (isEmail(user.username) ? user.username : '')
  const goTo = (next: MailDraft) => {
    setActed(true)
    set(next)
  }
  const { sent } = draft
  return (
    <Card title={mailText.title} note={mailText.note}>
      <dl className={classes.present}>
        <dt>{mailText.present}</dt>
        <dd>{present || mailText.unknown}</dd>
      </dl>
      {ready && sent === null && (
        <AddressForm
          typed={draft.email}
          present={present}
          takesFocus={hasActed}
          onType={email => set({ email, sent })}
          onSent={goTo}
        />
      )}
      {sent !== null && (
        <CodeForm
          sent={sent}
          takesFocus={hasActed}
          onSent={next => set({ ...draft, sent: next })}
          onDone={() => goTo(emptyMail)}
          onLeave={() => goTo({ ...draft, sent: null })}
        />
      )}
    </Card>
  )
}
