import { limits } from '../../../../shared/domain/limits'
import { showToast } from '../../../bridge/index'
import { DialogForm } from '../../../ui/form/DialogForm'
import { TextField } from '../../../ui/form/TextField'
import { useDraftForm } from '../../../ui/form/use-draft-form'
import { type Change, faultText, type Student, tidyCell } from '../student-cells'
import classes from './Dialogs.module.css'
import { text } from './text'
import { useBatch } from './use-batch'

type BatchField = 'grade_name' | 'class_name'

const kinds = {
  grade_name: { name: 'batch-change-grade-name', max: limits.gradeName },
  class_name: { name: 'batch-change-class-name', max: limits.className },
} as const

interface Props {
  teamId: string
  field: BatchField
  students: readonly Student[]
  /** What was changed, so that it can be undone. */
  onDone(changes: readonly Change[]): void
  onClose(): void
}

/** The values that these students have now, the most frequent first. */
function presentValues(students: readonly Student[], field: BatchField) {
  const counts = new Map<string, number>()
  for (const { [field]: value } of students) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}

/** Gives many students the same grade or class name (SPEC §7 batch-change-grade-name, batch-change-class-name). */
export function BatchDialog({ teamId, field, students, onDone, onClose }: Props) {
  const batch = useBatch()
  const words = text.batch[field]
  const present = presentValues(students, field)
  const form = useDraftForm({
    initial: { value: '' },
    check: ({ value }) => {
      const to = tidyCell(field, value)
      const isSame = present.length === 1 && present[0]?.value === to
      return { value: faultText(field, to) ?? (isSame ? text.batch.same : undefined) }
    },
    async submit({ value }) {
      const to = tidyCell(field, value)
      const { name } = kinds[field]
      const { changes, done, reason } = await batch(students, {
        name,
        requestOf: student_ids =>
          field === 'grade_name'
            ? { team_id: teamId, student_ids, grade_name: to }
            : { team_id: teamId, student_ids, class_name: to },
        values: { [field]: to },
      })
      onDone(changes)
      if (done > 0) showToast(words.done(done))
      if (reason !== null) return text.batch.partly(students.length - done, reason)
      onClose()
      return null
    },
  })
  return (
    <DialogForm title={words.title} form={form} apply={text.batch.apply(students.length)} onClose={onClose}>
      <p className={classes.note}>{text.batch.now(present)}</p>
      <TextField
        {...form.field('value')}
        data-autofocus
        label={words.label}
        description={text.batch.hint}
        max={kinds[field].max}
      />
    </DialogForm>
  )
}
