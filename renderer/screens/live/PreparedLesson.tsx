import { NativeSelect } from '@mantine/core'
import { liveTypes } from '../../../shared/domain/statuses'
import { useApi } from '../../bridge/index'
import { nameOf } from '../../features/lessons/lesson-times'
import { confirmDialog } from '../../ui/dialogs'
import type { LessonForm } from './lesson-check'
import { text } from './text'

/** Fills the form with a lesson that the school has prepared (SPEC §7 lesson-list). */
export function PreparedLesson({ form }: { form: LessonForm }) {
  const { data, isError } = useApi('lesson-list', {}, { background: true })
  const lessons = data?.items ?? []
  const { title, content } = form.values
  const chosen = lessons.find(lesson => lesson.title === title && lesson.content === content)
  const fill = async (id: string) => {
    const lesson = lessons.find(({ lesson_id }) => lesson_id === id)
    if (!lesson) return
    const isTyped = chosen === undefined && (title.trim() !== '' || content.trim() !== '')
    const question = { message: text.prepared.question(nameOf(lesson)), confirm: text.prepared.confirm }
    if (isTyped && !(await confirmDialog(question))) return
    form.set({ title: lesson.title, content: lesson.content, type: lesson.live_type === 1 ? 1 : 0 })
  }
  return (
    <NativeSelect
      label={text.prepared.label}
      error={isError && !data ? text.prepared.failed : undefined}
      value={chosen?.lesson_id ?? ''}
      onChange={event => void fill(event.currentTarget.value)}
      data={[
        { value: '', label: text.prepared.none },
        ...Object.entries(liveTypes).flatMap(([type, group]) => {
          const items = lessons
            .filter(({ live_type }) => String(live_type) === type)
            .map(lesson => ({ value: lesson.lesson_id, label: nameOf(lesson) }))
          return items.length === 0 ? [] : [{ group, items }]
        }),
      ]}
    />
  )
}
