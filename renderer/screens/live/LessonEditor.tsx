import { useSearchParams } from 'react-router-dom'
import { CreateLesson } from './CreateLesson'
import { EditLesson } from './EditLesson'

/** A new lesson; with `class_id` in the address, that lesson. */
export function LessonEditor() {
  const id = useSearchParams()[0].get('class_id') ?? ''
  return id === '' ? <CreateLesson /> : <EditLesson key={id} id={id} />
}
