import { Button, TextInput } from '@mantine/core'
import { showToast, useWrite } from '../../bridge/index'
import { ResendButton } from '../../features/mail-code/ResendButton'
import { text as codeText } from '../../features/mail-code/text'
import { checkCode, tidyCode } from '../../features/mail-code/typed-code'
import { now } from '../../ui/clock'
import { Form } from '../../ui/form/Form'
import { useDraftForm } from '../../ui/form/use-draft-form'
import type { SentCode } from './mail-draft'
import { outcomeMessage } from './outcome-message'
import classes from './Person.module.css'
import { text } from './text'

const mailText = text.mail

interface Props {
  sent: SentCode
  takesFocus: boolean
  /** The code was requested again. */
  onSent(sent: SentCode): void
  /** The address was changed. */
  onDone(): void
  /** The teacher wants another address. */
  onLeave(): void
}

/** The second step of a new e-mail address: the code from the mail. It is typed in one go, so it has no draft. */
export function CodeForm({ sent, takesFocus, onSent, onDone, onLeave }: Props) {
  const { email, at, isSure } = sent
  const sending = useWrite('send-email-authentication-mail', { quiet: true })
  const changing = useWrite('change-email', { success: mailText.done, quiet: true })
  const form = useDraftForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: checkCode(code) }),
    async submit({ code }) {
      const outcome = await changing.send({ email, code: tidyCode(code) })
      if (outcome?.kind === 'done') onDone()
      if (outcome?.kind === 'refused') return { code: outcomeMessage(outcome) ?? undefined }
      return outcomeMessage(outcome)
    },
  })

  async function resend() {
    const outcome = await sending.send({ email })
    const isDone = outcome?.kind === 'done'
    if (isDone) showToast(codeText.sent(email))
    if (isDone || outcome?.kind === 'unknown') onSent({ email, at: now(), isSure: isDone })
    else form.showRefusal(outcomeMessage(outcome))
  }

  return (
    <Form
      form={form}
      focusFirst={takesFocus}
      actions={
        <div className={classes.foot}>
          <span>
            <ResendButton sentAt={at} onResend={resend} />
            <Button variant="subtle" size="compact-md" onClick={onLeave}>
              {mailText.other}
            </Button>
          </span>
          <Button type="submit" loading={form.busy}>
            {mailText.apply}
          </Button>
        </div>
      }
    >
      <p className={classes.sent} role="status">
        {isSure ? codeText.sent(email) : mailText.maybeSent(email)}
      </p>
      <TextInput
        {...form.field('code')}
        label={codeText.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={100}
      />
    </Form>
  )
}
