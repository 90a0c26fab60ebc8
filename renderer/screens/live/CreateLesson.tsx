import { Button } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { showToast } from '../../bridge/index'
import { nameOf, periodText } from '../../features/lessons/lesson-times'
import { paths } from '../../paths'
import { now } from '../../ui/clock'
import { confirmDialog } from '../../ui/dialogs'
import { Form } from '../../ui/form/Form'
import { useDraftForm } from '../../ui/form/use-draft-form'
import { PageHeader } from '../../ui/PageHeader'
import { useIsShown } from '../../ui/use-is-shown'
import { Clashes, DateList } from './DateList'
import { LessonFields } from './LessonFields'
import { checkLesson, factFaults, type LessonFieldName } from './lesson-check'
import { clashesOn, type LessonDate, toggleDate } from './lesson-dates'
import { emptyLesson, type LessonDraft, readLesson } from './lesson-draft'
import { text } from './text'
import { type DateOutcomes, useCreateLessons } from './use-create-lessons'
import { useLessonFacts } from './use-lesson-facts'
import { WeeklyFields } from './WeeklyFields'

/** How many lessons were made. */
const madeCount = (outcomes: DateOutcomes): number =>
  [...outcomes.values()].filter(outcome => outcome !== 'sending' && outcome.kind === 'done').length

/** Why not all lessons were made; null if they were, or if the session has ended. */
function unmadeMessage(outcomes: DateOutcomes, wanted: number, wasCancelled: boolean): string | null {
  const done = madeCount(outcomes)
  if (done === wanted) return null
  const [only] = outcomes.values()
  if (wanted > 1) return wasCancelled ? text.create.cancelled(done, wanted) : text.create.some(done, wanted)
  if (only === undefined || only === 'sending' || only.kind === 'cancelled') return null
  if (only.kind === 'refused') return only.message
  return text.create[only.kind === 'notDone' ? 'notDone' : 'unknown']
}

/** The dates that were not made because of a lesson that the teacher was not shown, and the lesson; null without any. */
function lateMessage(late: readonly LessonDate[]): string | null {
  if (late.length === 0) return null
  const at = now()
  return text.create.late(
    late.map(date =>
      text.create.lateDate(
        periodText(date, at),
        date.clashes.map(({ lesson }) => nameOf(lesson)),
      ),
    ),
  )
}

/** A new lesson, or one for each week; kept as a draft (SPEC §7 create). */
export function CreateLesson() {
  const navigate = useNavigate()
  const making = useCreateLessons()
  const isShown = useIsShown()
  const form = useDraftForm<LessonDraft, LessonFieldName>({
    initial: emptyLesson,
    draft: { key: 'live/create', read: readLesson },
    check: draft => checkLesson(draft, now()),
    async submit(draft) {
      if (Object.values(blocked).some(fault => fault !== undefined)) return blocked
      const shown = new Set(facts.dates.flatMap(({ state, start }) => (state === 'held' ? [start] : [])))
      const made = await making.create(draft, facts.freeRooms)
      if (typeof made === 'string') return made
      const wanted = made.dates.filter(({ state }) => state === 'held').length
      // Another PC, or an earlier try, has made a lesson at these times since the dates were shown.
      const late = made.dates.filter(({ state, start }) => state === 'clash' && shown.has(start))
      if (late.length > 0 && !draft.weekly) return text.dates.clashes
      const message = unmadeMessage(made.outcomes, wanted + late.length, made.wasCancelled)
      if (message !== null || late.length > 0) return [message, lateMessage(late)].filter(Boolean).join('')
      if (madeCount(made.outcomes) < wanted) return null
      form.clear()
      making.forget()
      showToast(text.create.done(made.dates.filter(({ state }) => state === 'held' || state === 'made').length))
      if (isShown()) await navigate(paths.live(), { replace: true })
      return null
    },
  })
  const { values } = form
  const facts = useLessonFacts(values)
  const blocked = factFaults(values, facts)
  const count = facts.dates.filter(({ state }) => state === 'held').length
  const button = values.weekly ? text.create.buttonOf(count) : text.create.button
  const restart = async () => {
    if (!(await confirmDialog({ message: text.create.restartQuestion, confirm: text.create.restartConfirm }))) return
    making.forget()
    form.clear()
  }
  return (
    <>
      <PageHeader
        title={text.create.title}
        crumbs={[{ label: text.title, to: paths.live() }]}
        actions={
          <>
            {form.busy && values.weekly && (
              <Button variant="default" onClick={making.cancel}>
                {text.create.cancel}
              </Button>
            )}
            {form.isChanged && !form.busy && (
              <Button variant="subtle" onClick={() => void restart()}>
                {text.create.restart}
              </Button>
            )}
            <Button
              loading={form.busy}
              disabled={!form.ready}
              aria-keyshortcuts="Control+Enter"
              onClick={() => form.submit()}
            >
              {button}
            </Button>
          </>
        }
      />
      <Form form={form} label={text.create.title} submitKey={text.create.button}>
        <LessonFields
          form={form}
          facts={facts}
          blocked={blocked}
          clash={!values.weekly && <Clashes clashes={clashesOn(facts.dates)} />}
        >
          <WeeklyFields form={form} />
          {values.weekly && facts.dates.length > 0 && (
            <DateList
              dates={facts.dates}
              outcomeOf={date => making.outcomeOf(values, date)}
              isBusy={form.busy}
              fault={blocked.dates}
              onToggle={date => form.set(old => toggleDate(old, date), [])}
            />
          )}
        </LessonFields>
      </Form>
    </>
  )
}
