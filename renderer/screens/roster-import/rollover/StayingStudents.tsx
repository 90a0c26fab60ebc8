import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import type { PresentStudent } from '../../../../shared/domain/roster/plan-types'
import panel from '../RosterImport.module.css'
import { studentText } from '../reasons'
import { text } from './text'

const words = text.preview

/** Who stays in her class: nobody is forgotten without a word. */
export function StayingStudents({ students }: { students: readonly PresentStudent[] }) {
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  if (students.length === 0) return null
  return (
    <section className={panel.panel} aria-label={words.stayList}>
      <div className={panel.line}>
        <span className={panel.remark}>{words.stay(students.length)}</span>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(open => !open)}
        >
          {isOpen ? words.hide : words.show}
        </Button>
      </div>
      <ul id={list} className={panel.students} hidden={!isOpen}>
        {isOpen && students.map(student => <li key={student.student_id}>{studentText(student)}</li>)}
      </ul>
    </section>
  )
}
