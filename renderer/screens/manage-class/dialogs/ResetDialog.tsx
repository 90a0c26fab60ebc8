import { Checkbox } from '@mantine/core'
import { showToast } from '../../../bridge/index'
import { DialogForm } from '../../../ui/form/DialogForm'
import { useDraftForm } from '../../../ui/form/use-draft-form'
import type { Change, Student } from '../student-cells'
import { text as pageText } from '../text'
import classes from './Dialogs.module.css'
import { text } from './text'
import { useBatch } from './use-batch'

const resetFields = ['number', 'grade_name', 'class_name'] as const

interface Props {
  teamId: string
  students: readonly Student[]
  /** What was changed, so that it can be undone. */
  onDone(changes: readonly Change[]): void
  onClose(): void
}

const noChoice = { number: false, grade_name: false, class_name: false }

/** Empties number, grade or class name of many students, after it has said what goes (SPEC §7 reset-students-info). */
export function ResetDialog({ teamId, students, onDone, onClose }: Props) {
  const batch = useBatch()
  const form = useDraftForm({
    initial: noChoice,
    check: () => ({}),
    async submit(chosen) {
      const names = resetFields.filter(field => chosen[field])
      if (names.length === 0) return text.reset.none
      const { changes, done, reason } = await batch(students, {
        name: 'reset-students-info',
        requestOf: student_ids => ({
          team_id: teamId,
          student_ids,
          ...(chosen.number && { reset_number: 1 }),
          ...(chosen.grade_name && { reset_grade_name: 1 }),
          ...(chosen.class_name && { reset_class_name: 1 }),
        }),
        values: Object.fromEntries(names.map(field => [field, ''])),
      })
      onDone(changes)
      if (done > 0) showToast(text.reset.done(done))
      if (reason !== null) return text.batch.partly(students.length - done, reason)
      onClose()
      return null
    },
  })
  return (
    <DialogForm title={text.reset.title} form={form} apply={text.reset.apply} onClose={onClose}>
      <p>{text.reset.intro(students.length)}</p>
      {resetFields.map((field, at) => {
        const values = students.map(student => student[field]).filter(value => value !== '')
        return (
          <Checkbox
            key={field}
            className={classes.names}
            data-autofocus={at === 0 || undefined}
            label={text.reset.option(pageText.columns[field], values.length, [...new Set(values)])}
            disabled={values.length === 0}
            checked={form.values[field]}
            onChange={event => form.set({ [field]: event.currentTarget.checked })}
          />
        )
      })}
    </DialogForm>
  )
}
