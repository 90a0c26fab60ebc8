import { Button } from '@mantine/core'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatAverage } from '../../../../shared/domain/scores'
import { normalizeForSearch } from '../../../../shared/domain/search-form'
import { parseJst, shortTime } from '../../../../shared/domain/time'
import { rowOfStudent } from '../../../features/homework/matrix/matrix-data'
import type { MatrixData } from '../../../features/homework/matrix/use-matrix-data'
import { type RosterStudent, useRoster } from '../../../features/homework/roster'
import { useHomeworkClass } from '../../../features/homework/use-homework-class'
import { matchesStudent } from '../../../features/people/match-student'
import { StudyLink } from '../../../features/study/StudyLink'
import { paths } from '../../../paths'
import { useNow } from '../../../ui/clock'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { KeyHints } from '../../../ui/keys/KeyHints'
import { useKeyTable } from '../../../ui/keys/use-key-table'
import layout from '../../../ui/layout/layout.module.css'
import { Skeletons } from '../../../ui/Skeletons'
import type { BoardProps } from '../board'
import { useReportDialog } from '../mail/use-mail-dialogs'
import { stageOf } from '../submissions/submission-stages'
import { text as progressText } from '../submissions/text'
import classes from './Student.module.css'
import { StudentList } from './StudentList'
import { StudentTopics } from './StudentTopics'
import { answeredCount, topicLines } from './student-scores'
import { text } from './text'

function Facts({ member }: { member: RosterStudent }) {
  const now = useNow()
  const { teams, number, submitTime, row } = member
  const stage = stageOf(member)
  const at = submitTime === undefined ? null : parseJst(submitTime)
  return (
    <p className={classes.facts}>
      <span>{teams.map(team => team.name).join('・')}</span>
      {number === '' ? null : <span>{text.numberOf(number)}</span>}
      <b>{progressText.stages[stage]}</b>
      <span>{text.answered(answeredCount(member), row.cells.length)}</span>
      <span>{text.averageOf(formatAverage(row.average) || text.none)}</span>
      {at === null ? null : (
        <span>{(stage === 'submitted' ? text.submitted : text.lastSubmission)(shortTime(at, now))}</span>
      )}
    </p>
  )
}

interface PanelProps {
  homeworkId: string
  member: RosterStudent
  matrix: MatrixData
  /** The chosen class. A student of several classes is compared with this one. */
  teamId: string
}

function StudentPanel({ homeworkId, member, matrix, teamId }: PanelProps) {
  const { studentId, name, teams } = member
  const { columns, averagesOf } = matrix
  const row = rowOfStudent(matrix.rows, studentId, teamId) ?? member.row
  const { classAverage, classAverageOf } = text.columns
  const lines = useMemo(
    () => topicLines(member, columns, averagesOf(row.teamId).topics),
    [member, columns, averagesOf, row.teamId],
  )
  const report = useReportDialog()
  return (
    <div className={`${layout.scroll} ${classes.panel}`}>
      <header className={classes.head}>
        <h2 className={classes.title} title={name}>
          {name}
        </h2>
        <StudyLink to={paths.studentDetails(studentId)} />
        <Button variant="default" size="sm" onClick={() => report.open({ homeworkId, studentId, name })}>
          {text.report}
        </Button>
      </header>
      <Facts member={member} />
      <StudentTopics
        homeworkId={homeworkId}
        studentId={studentId}
        name={name}
        averageLabel={teams.length > 1 ? classAverageOf(row.team) : classAverage}
        lines={lines}
      />
      {report.dialog}
    </div>
  )
}

/** 生徒ごと: one student's results in all topics of the homework, with links to the papers and the report. */
export function StudentBoard({ homeworkId, studentId, deliveryTime }: BoardProps) {
  const navigate = useNavigate()
  const { students, teams, matrix } = useRoster(homeworkId)
  const [teamId, setTeamId] = useHomeworkClass(homeworkId)
  const [search, setSearch] = useState('')
  const searchInput = useRef<HTMLInputElement>(null)
  const listed = useMemo(
    () => (teamId === '' ? students : students.filter(({ teams }) => teams.some(team => team.id === teamId))),
    [students, teamId],
  )
  const found = useMemo(() => {
    const needle = normalizeForSearch(search)
    return listed.filter(member => matchesStudent(member, needle))
  }, [listed, search])
  const member = studentId === null ? listed[0] : students.find(each => each.studentId === studentId)
  const step = (by: number) => {
    const at = found.findIndex(each => each.studentId === member?.studentId)
    const next = found[at + by] ?? (at < 0 ? found[0] : undefined)
    if (next) void navigate(paths.homeworkStudent(homeworkId, next.studentId), { replace: true })
  }
  const keys = useKeyTable([
    { label: text.keys.move, keys: { j: () => step(1), k: () => step(-1) } },
    { label: text.keys.search, keys: { '/': () => searchInput.current?.focus() } },
  ])
  if (matrix.error) return <ErrorState message={text.failed} onRetry={matrix.retry} />
  if (matrix.pending) return <Skeletons count={8} />
  if (matrix.complete && students.length === 0) {
    return (
      <EmptyState
        message={text.noStudents}
        hint={deliveryTime === null ? text.noStudentsHint : text.waitingHint(deliveryTime)}
      />
    )
  }
  return (
    <div className={classes.board}>
      <div className={`${layout.panels} ${classes.work}`}>
        <StudentList
          homeworkId={homeworkId}
          students={found}
          teams={teams}
          teamId={teamId}
          onTeam={setTeamId}
          studentId={member?.studentId}
          search={search}
          onSearch={setSearch}
          searchInput={searchInput}
        />
        {member ? (
          <StudentPanel
            key={member.studentId}
            homeworkId={homeworkId}
            member={member}
            matrix={matrix}
            teamId={teamId}
          />
        ) : matrix.complete ? (
          <EmptyState message={text.noStudent} hint={text.noStudentHint} />
        ) : (
          <Skeletons count={8} />
        )}
      </div>
      {matrix.moreError ? <ErrorState message={text.failed} onRetry={matrix.retryMore} /> : null}
      <KeyHints rows={keys} />
    </div>
  )
}
