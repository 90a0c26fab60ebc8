import type { PresentStudent } from '../../../../shared/domain/roster/plan-types'
import panel from '../RosterImport.module.css'
import { studentText } from '../reasons'
import { useUnfolding } from '../use-unfolding'
import { text } from './text'

const words = text.preview

/** Who stays in her class: nobody is forgotten without a word. */
export function StayingStudents({ students }: { students: readonly PresentStudent[] }) {
  const { isOpen, button, list } = useUnfolding(words)
  if (students.length === 0) return null
  return (
    <section className={panel.panel} aria-label={words.stayList}>
      <div className={panel.line}>
        <span className={panel.remark}>{words.stay(students.length)}</span>
        {button}
      </div>
      <ul {...list}>{isOpen && students.map(student => <li key={student.student_id}>{studentText(student)}</li>)}</ul>
    </section>
  )
}
