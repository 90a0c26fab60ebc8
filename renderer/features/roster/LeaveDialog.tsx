import { TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { limits } from '../../../shared/domain/limits'
import { useApi } from '../../bridge/index'
import { DialogForm } from '../../ui/form/DialogForm'
import { useDraftForm } from '../../ui/form/use-draft-form'
import { Skeletons } from '../../ui/Skeletons'
import classes from './LeaveDialog.module.css'
import { names, text as texts } from './text'

interface Props {
  /** The class, or the classes, in words. */
  from: string
  /** The names of the students. */
  students: readonly string[]
  /** How it can be taken back, and what else the teacher should know. */
  remarks: readonly string[]
  /** Starts the time in which it can be undone. */
  onLeave(): void
  onClose(): void
}

const text = texts.leave

/** Above this share of the school's students the teacher types their number, as before a deletion. */
const percent = limits.massDeletionPercent

/** Says what happens when students leave their class, and asks. */
export function LeaveDialog({ from, students, remarks, onLeave, onClose }: Props) {
  const count = students.length
  const school = useApi('student-page-rows', { page: 1, limit: 1 }, { background: true })
  const total = school.data?.total
  const isMass = total === undefined || count * 100 > total * percent
  const form = useDraftForm({
    initial: { typed: '' },
    check: ({ typed }) => ({
      typed: isMass && Number(typed.normalize('NFKC')) !== count ? text.wrongCount(count) : undefined,
    }),
    async submit() {
      onLeave()
      onClose()
      return null
    },
  })
  const { element } = form
  const isAsking = isMass && !school.isPending
  // The dialog has given the focus to its close button, because the field was not there yet.
  useEffect(() => {
    if (isAsking) element.current?.querySelector('input')?.focus()
  }, [element, isAsking])
  return (
    <DialogForm title={text.title} form={form} apply={text.apply(count)} onClose={onClose}>
      <p className={classes.intro}>{text.intro(count, from)}</p>
      <p className={classes.names}>
        <b>{names(students, 10)}</b>
      </p>
      <ul className={classes.list}>
        {[...text.effects, ...remarks].map(effect => (
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
            label={text.typedLabel}
            description={total === undefined ? text.typedUnknown : text.typed(percent)}
          />
        )
      )}
    </DialogForm>
  )
}
