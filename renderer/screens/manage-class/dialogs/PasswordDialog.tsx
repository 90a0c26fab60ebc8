import { showToast, useWrite } from '../../../bridge/index'
import { checkNewPassword, NewPasswordFields, noNewPassword } from '../../../features/new-password/NewPasswordFields'
import { DialogForm } from '../../../ui/form/DialogForm'
import { useDraftForm } from '../../../ui/form/use-draft-form'
import { nameOf, type Student } from '../student-cells'
import { text as pageText } from '../text'
import classes from './Dialogs.module.css'
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
    initial: noNewPassword,
    check: values => checkNewPassword(values),
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
  return (
    <DialogForm title={words.title(name)} form={form} apply={words.apply} onClose={onClose}>
      <p className={classes.note}>{words.effect}</p>
      <NewPasswordFields form={form} autofocus />
    </DialogForm>
  )
}
