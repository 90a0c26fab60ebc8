import { Button } from '@mantine/core'
import { limits } from '../../../../shared/domain/limits'
import { noteTextFault } from '../../../../shared/domain/writing-note'
import { showToast } from '../../../bridge/index'
import type { Achievement } from '../../../features/study/achievement-words'
import { DialogForm } from '../../../ui/form/DialogForm'
import { TextField } from '../../../ui/form/TextField'
import { useDraftForm } from '../../../ui/form/use-draft-form'
import { useStableCallback } from '../../../ui/use-stable-callback'
import classes from './Encourage.module.css'
import { Examples } from './Examples'
import { text } from './text'
import { type Scope, useEncourage } from './use-encourage'
import { keepFault, useEncouragements } from './use-encouragements'

const words = text.dialog

interface Draft {
  encourage: string
}

const readDraft = (value: unknown): Draft | null => {
  const encourage = (value as Partial<Draft> | null)?.encourage
  return typeof encourage === 'string' ? { encourage } : null
}

function check({ encourage }: Draft) {
  const fault = noteTextFault(encourage)
  return { encourage: fault === null ? undefined : words.faults[fault] }
}

interface Props {
  /** At least one; nobody has encouraged them yet. */
  rows: readonly Achievement[]
  scope: Scope
  /** The teacher asked for all that wait, and did not choose them. */
  asksForAll: boolean
  nameOf(row: Achievement): string
  /** `isSent`: the words wait for the time to undo. */
  onClose(isSent: boolean): void
}

/** Own words, or those of the teacher's examples, for one or more achievements. */
export function EncourageDialog({ rows, scope, asksForAll, nameOf, onClose }: Props) {
  const form = useDraftForm<Draft>({
    initial: { encourage: '' },
    draft: { key: 'ranking/encourage', read: readDraft },
    check,
    async submit() {
      encourage.start(rows)
      form.clear()
      onClose(true)
      return null
    },
  })
  const typed = form.values.encourage
  const encourage = useEncourage({ words: typed, scope, shownName: nameOf, asksForAll })
  const { sentences, add, remove } = useEncouragements()
  const onChoose = useStableCallback((sentence: string) => form.set({ encourage: sentence }))
  const onRemove = useStableCallback(remove)
  const students = [...new Map(rows.map(row => [row.student_id, nameOf(row)])).values()]
  const [first = ''] = students
  const fault = keepFault(sentences, typed)
  const keep = () => {
    if (fault === 'same' || fault === 'full') return showToast(words[fault])
    add(typed)
    showToast(words.kept)
  }
  return (
    <DialogForm title={words.title} form={form} apply={words.send(rows.length)} onClose={() => onClose(false)}>
      <p>
        {words.to(students.length === 1 ? first : words.several(first, students.length), rows.length)}
        {rows.length > students.length && words.manyEach}
      </p>
      <TextField
        {...form.field('encourage')}
        label={words.words}
        description={words.once}
        max={limits.comment}
        rows={3}
        data-autofocus
      />
      <Button
        size="compact-sm"
        variant="default"
        className={classes.keep}
        disabled={fault === 'unusable'}
        onClick={keep}
      >
        {words.keep}
      </Button>
      <Examples sentences={sentences} onChoose={onChoose} onRemove={onRemove} />
    </DialogForm>
  )
}
