import { passwordFault } from '../../../../shared/domain/password'
import { showToast, useWrite } from '../../../bridge/index'
import { DialogForm } from '../../../ui/form/DialogForm'
import { useDraftForm } from '../../../ui/form/use-draft-form'
import { PasswordField } from '../../../ui/PasswordField'
import { nameOf, type Student } from '../student-cells'
import { text as pageText } from '../text'
import classes from './Dialogs.module.css'
import { passwordStrength } from './password-strength'
import { text } from './text'

const words = text.newPassword

interface Props {
  student: Student
  onClose(): void
}

/** Sets a new password for one student (SPEC §5). It is kept in this form only: no draft, and main encrypts it. */
export function PasswordDialog({ student, onClose }: Props) {
  const name = nameOf(student)
  const write = useWrite('change-student-password-safe', { quiet: true })
  const form = useDraftForm({
    initial: { password: '', repeat: '' },
    check: ({ password, repeat }) => {
      const fault = passwordFault(password, repeat)
      return fault === null ? {} : { [fault === 'mismatch' ? 'repeat' : 'password']: words.faults[fault] }
    },
    async submit({ password }) {
      const outcome = await write.send({ student_id: student.student_id, password })
      if (outcome === null || outcome.kind === 'cancelled') return null
      if (outcome.kind === 'refused') return outcome.message || pageText.unsent.refused
      if (outcome.kind === 'notDone') return pageText.unsent.notArrived
      if (outcome.kind === 'unknown') return pageText.unsent.unknown
      showToast(words.done(name))
      onClose()
      return null
    },
  })
  const { password } = form.values
  const strength = passwordFault(password) === null ? passwordStrength(password) : null
  return (
    <DialogForm title={words.title(name)} form={form} apply={words.apply} onClose={onClose}>
      <p className={classes.note}>{words.effect}</p>
      <PasswordField
        {...form.field('password')}
        data-autofocus
        label={words.label}
        description={words.rule}
        autoComplete="new-password"
      />
      <p className={classes.note} role="status">
        {strength && words.strength[strength]}
      </p>
      <PasswordField {...form.field('repeat')} label={words.repeat} autoComplete="new-password" />
    </DialogForm>
  )
}
