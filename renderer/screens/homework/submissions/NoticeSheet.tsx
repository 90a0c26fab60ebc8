import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { formatWireTime } from '../../../features/homework/format-wire-time'
import { teamNames } from '../../../features/homework/homework-teams'
import { homeworkTitle } from '../../../features/homework/homework-title'
import type { RosterStudent } from '../../../features/homework/roster'
import { useNow } from '../../../ui/clock'
import { PrintSheet } from '../../../ui/print/PrintSheet'
import classes from './NoticeSheet.module.css'
import { stageOf } from './submission-stages'
import { text } from './text'

interface Props {
  homework: EndpointResponse<'homework-basic-info'>
  students: readonly RosterStudent[]
  onEnd(): void
}

/** The chosen students of one homework on paper, for the board of the classroom. */
export function NoticeSheet({ homework, students, onEnd }: Props) {
  const now = useNow()
  const title = homeworkTitle(homework.title)
  const isReminder = students.every(student => stageOf(student) !== 'submitted')
  return (
    <PrintSheet head={title} onEnd={onEnd}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.facts}>{text.deadline(formatWireTime(homework.end_time, now) ?? text.noTime)}</p>
      <h2 className={classes.heading}>
        {isReminder ? text.reminder : text.students} <span>{text.people(students.length)}</span>
      </h2>
      <ul className={classes.names}>
        {students.map(({ studentId, teams, number, name }) => (
          <li key={studentId}>
            <span className={classes.place}>
              {teamNames(teams)} {number}
            </span>
            <b>{name}</b>
          </li>
        ))}
      </ul>
    </PrintSheet>
  )
}
