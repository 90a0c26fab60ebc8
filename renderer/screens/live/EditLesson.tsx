import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiKey, apiQuery, BridgeError, isMissing, useApi, useLive, useWrite } from '../../bridge/index'
import { readComingLessons } from '../../features/lessons/coming-lessons'
import { type Lesson, nameOf, statusOf } from '../../features/lessons/lesson-times'
import { paths } from '../../paths'
import { now, useMinute } from '../../ui/clock'
import { Form } from '../../ui/form/Form'
import { useDraftForm } from '../../ui/form/use-draft-form'
import { Link } from '../../ui/Link'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { useIsShown } from '../../ui/use-is-shown'
import { useStableCallback } from '../../ui/use-stable-callback'
import { ChangedMeanwhile } from './ChangedMeanwhile'
import { Clashes } from './DateList'
import { LessonDetails } from './LessonDetails'
import { LessonFields } from './LessonFields'
import { checkLesson, factFaults, type LessonFieldName } from './lesson-check'
import { clashesOn, lessonDates } from './lesson-dates'
import {
  changedFieldsOf,
  changesSince,
  draftOf,
  isEdited,
  type LessonDraft,
  readLesson,
  takeOver,
} from './lesson-draft'
import { text } from './text'
import { useLessonFacts } from './use-lesson-facts'

const crumbs = [{ label: text.title, to: paths.live() }]

/** One lesson: its form before it starts, else its data (SPEC §7 basic-info, update). */
export function EditLesson({ id }: { id: string }) {
  const request = { class_id: id }
  const query = useApi('online-class-basic-info', request)
  useLive([apiKey('online-class-basic-info', request)])
  const at = useMinute()
  const isAwaiting = query.data && statusOf(query.data, at) === 0
  const [hadForm, setHadForm] = useState(false)
  if (isAwaiting && !hadForm) setHadForm(true)
  return (
    <>
      {!isAwaiting && <PageHeader title={query.data ? nameOf(query.data) : text.edit.title} crumbs={crumbs} />}
      <QueryView
        query={query}
        failed={text.edit.failed}
        missing={{
          isMissing: isMissing(query.error),
          message: text.edit.missing,
          hint: <Link to={paths.live()}>{text.edit.back}</Link>,
        }}
      >
        {lesson =>
          isAwaiting ? <EditForm saved={lesson} /> : <LessonDetails lesson={lesson} startedMeanwhile={hadForm} />
        }
      </QueryView>
    </>
  )
}

/** @param props.saved the lesson as the server has it; it is read again while the page is shown. */
function EditForm({ saved }: { saved: Lesson }) {
  const { class_id: id } = saved
  const client = useQueryClient()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const write = useWrite('online-class-update', { success: text.edit.done, quiet: true })
  const form = useDraftForm<LessonDraft, LessonFieldName>({
    initial: () => draftOf(saved),
    draft: { key: `live/edit/${id}`, read: readLesson },
    check: draft => checkLesson(draft, now()),
    async submit(draft) {
      if (Object.values(blocked).some(fault => fault !== undefined)) return blocked
      const message = await whyNot(draft)
      if (message !== null) return message
      const [times] = facts.dates
      const outcome = times && (await write.send({ class_id: id, ...changedFieldsOf(draft, times) }))
      if (outcome?.kind === 'refused') return outcome.message
      if (outcome?.kind === 'notDone') return text.edit.notDone
      if (outcome?.kind === 'unknown') return text.edit.unknown
      if (outcome?.kind !== 'done') return null
      form.clear()
      if (isShown()) await navigate(paths.live(), { replace: true })
      return null
    },
  })
  const { values } = form
  const facts = useLessonFacts(values, id)
  const blocked = factFaults(values, facts)
  const changes = changesSince(values, saved)
  const isUntouched = form.ready && !isEdited(values)
  const isOld = changes.theirs.length > 0
  // Also after a save: the form shows the lesson as it was saved.
  const follow = useStableCallback(form.clear)
  useEffect(() => {
    if (isUntouched && isOld) follow()
  }, [isUntouched, isOld, follow])

  /** Reads the lesson and the others as they are now: why the lesson cannot be saved, or null. */
  const whyNot = async (draft: LessonDraft): Promise<string | null> => {
    try {
      const query = apiQuery('online-class-basic-info', { class_id: id }, { background: true })
      const found = await client.fetchQuery({ ...query, staleTime: 0 })
      if (statusOf(found, now()) !== 0) return text.edit.started
      if (changesSince(draft, found).theirs.length > 0) return text.edit.changed
      const lessons = await readComingLessons(client)
      const [date] = lessonDates(draft, { lessons, freeRooms: [], id })
      return date?.state === 'clash' ? text.dates.clashes : null
    } catch (error) {
      if (!(error instanceof BridgeError)) throw error
      return isMissing(error) ? text.edit.missing : error.message
    }
  }

  return (
    <>
      <PageHeader
        title={text.edit.title}
        windowTitle={nameOf(saved)}
        crumbs={crumbs}
        actions={
          <>
            {isEdited(values) && (
              <Button variant="subtle" onClick={form.clear}>
                {text.edit.reset}
              </Button>
            )}
            <Button
              loading={form.busy}
              disabled={!form.ready}
              aria-keyshortcuts="Control+Enter"
              onClick={() => form.submit()}
            >
              {text.edit.save}
            </Button>
          </>
        }
      />
      {!isUntouched && (
        <ChangedMeanwhile changes={changes} saved={saved} onTake={() => form.set(old => takeOver(old, saved), [])} />
      )}
      <Form form={form} label={text.edit.title} submitKey={text.edit.save}>
        <LessonFields
          form={form}
          facts={facts}
          blocked={blocked}
          clash={<Clashes clashes={clashesOn(facts.dates)} />}
        />
      </Form>
    </>
  )
}
