import { TextInput } from '@mantine/core'
import { limits } from '../../../../shared/domain/limits'
import { useApi } from '../../../bridge/index'
import { useDraftForm } from '../../../ui/form/use-draft-form'
import { Skeletons } from '../../../ui/Skeletons'
import { nameOf, type Student } from '../student-cells'
import { names } from '../text'
import { DialogForm } from './DialogForm'
import classes from './Dialogs.module.css'
import { text } from './text'

interface Props {
  teamName: string
  students: readonly Student[]
  /** Starts the time in which it can be undone. */
  onLeave(): void
  onClose(): void
}

/** Above this share of the school's students the teacher types their number, as before a deletion. */
const percent = limits.massDeletionPercent

/** Says what happens when students leave the class, and asks. */
export function LeaveDialog({ teamName, students, onLeave, onClose }: Props) {
  const count = students.length
  const school = useApi('student-page-rows', { page: 1, limit: 1 }, { background: true })
  const total = school.data?.total
  const isMass = total === undefined || count * 100 > total * percent
  const form = useDraftForm({
    initial: { typed: '' },
    check: ({ typed }) => ({
      typed: isMass && Number(typed.normalize('NFKC')) !== count ? text.leave.wrongCount(count) : undefined,
    }),
    async submit() {
      onLeave()
      onClose()
      return null
    },
  })
  return (
    <DialogForm title={text.leave.title} form={form} apply={text.leave.apply(count)} onClose={onClose}>
      <p>{text.leave.intro(count, teamName)}</p>
      <p className={classes.names}>
        <b>{names(students.map(nameOf), 10)}</b>
      </p>
      <ul className={classes.list}>
        {text.leave.effects.map(effect => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      {school.isPending ? (
        <Skeletons count={1} />
      ) : (
        isMass && (
          <TextInput
            {...form.field('typed')}
            data-autofocus
            autoComplete="off"
            inputMode="numeric"
            label={text.leave.typedLabel}
            description={total === undefined ? text.leave.typedUnknown : text.leave.typed(percent)}
          />
        )
      )}
    </DialogForm>
  )
}
