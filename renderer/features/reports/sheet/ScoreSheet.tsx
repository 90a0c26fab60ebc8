import { formatAverage, formatScore } from '../../../../shared/domain/scores'
import { submitStatusWord } from '../../../../shared/domain/statuses'
import { parseJst } from '../../../../shared/domain/time'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { apiKey, useSession } from '../../../bridge/index'
import { useNow } from '../../../ui/clock'
import { compareValues } from '../../../ui/table/column'
import { formatWireTime } from '../../homework/format-wire-time'
import { useAsOf } from '../../study/use-as-of'
import { familyName } from '../family-name'
import { longDay, type Period } from '../period'
import classes from './ScoreSheet.module.css'
import type { SheetPart } from './sheet-parts'
import { text as sheetText } from './text'

export type Report = EndpointResponse<'get-student-rpt'>

/** Formats seconds as hours and minutes. */
const duration = (seconds: number | undefined): string => {
  if (seconds === undefined) return sheetText.nothing
  const minutes = Math.round(seconds / 60)
  return sheetText.duration(Math.floor(minutes / 60), minutes % 60)
}

const orDash = (value: string): string => value || sheetText.nothing

const times = (count: number | undefined): string => (count === undefined ? sheetText.nothing : sheetText.times(count))

/** From the class list, because a report may not contain the student's name. */
export interface SheetStudent {
  student_id: string
  nickname: string
  number: string
  team_name: string
}

interface Props {
  report: Report
  student: SheetStudent
  period: Period
  parts: readonly SheetPart[]
}

/** The score sheet of one student, printed on A4. */
export function ScoreSheet({ report, student, period, parts }: Props) {
  const school = useSession()?.user.school ?? ''
  const { student_id } = student
  const asOf = useAsOf([apiKey('get-student-rpt', { student_id, start_time: period.from, end_time: period.to })])
  return (
    <article className={classes.sheet} aria-label={student.nickname}>
      <header className={classes.head}>
        <p className={classes.kind}>{sheetText.title}</p>
        {parts.includes('school') && school !== '' && <p className={classes.school}>{school}</p>}
        <p>{sheetText.period(longDay(period.from), longDay(period.to))}</p>
        <p className={classes.asOf}>{asOf}</p>
        <h2>
          <span>{student.team_name}</span>
          {student.number !== '' && <span>{sheetText.number(student.number)}</span>}
          <b>{student.nickname}</b>
        </h2>
      </header>
      <Summary report={report} />
      <Families report={report} />
      <Homeworks report={report} />
      <div className={classes.fields}>
        {parts.includes('remarks') && <Field name={sheetText.remarks} />}
        {parts.includes('guardian') && <Field name={sheetText.guardian} seal />}
      </div>
    </article>
  )
}

/** A box to write in by hand, with a place for a seal. */
function Field({ name, seal = false }: { name: string; seal?: boolean }) {
  return (
    <section className={classes.field} aria-label={name}>
      <h3>{name}</h3>
      {seal && <p className={classes.seal}>{sheetText.seal}</p>}
    </section>
  )
}

function Summary({ report }: { report: Report }) {
  const now = useNow()
  const running = report.items.filter(({ end_time }) => (parseJst(end_time) ?? now) >= now).length
  const submitPercent = formatAverage(report.submit_percent)
  const team = formatAverage(report.team_average_score)
  const tiles = [
    {
      label: sheetText.submitted,
      value: sheetText.submittedCount(report.submitted_count, report.homework_count),
      note: [
        submitPercent === '' ? '' : sheetText.percent(submitPercent),
        running === 0 ? '' : sheetText.running(running),
      ]
        .filter(Boolean)
        .join('　'),
    },
    {
      label: sheetText.average,
      value: orDash(formatAverage(report.average_score)),
      note: team === '' ? '' : sheetText.team(team),
    },
    { label: sheetText.best, value: orDash(formatScore(report.best_score)) },
    { label: sheetText.exercises, value: times(report.exercise_count) },
    { label: sheetText.study, value: duration(report.study_seconds) },
    { label: sheetText.record, value: duration(report.record_duration) },
    { label: sheetText.points, value: orDash(report.integral?.toLocaleString('ja-JP') ?? '') },
  ]
  return (
    <section className={classes.part} aria-label={sheetText.summary}>
      <h3>{sheetText.summary}</h3>
      <dl className={classes.tiles}>
        {tiles.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              {note && <span>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Families({ report }: { report: Report }) {
  return (
    <section className={classes.part}>
      <h3>{sheetText.families}</h3>
      {report.families.length === 0 ? (
        <p className={classes.none}>{sheetText.noFamilies}</p>
      ) : (
        <table className={classes.table} aria-label={sheetText.families}>
          <thead>
            <tr>
              <th scope="col">{sheetText.family}</th>
              <th scope="col">{sheetText.exercises}</th>
              <th scope="col">{sheetText.average}</th>
              <th scope="col">{sheetText.teamAverage}</th>
            </tr>
          </thead>
          <tbody>
            {report.families.map(family => (
              <tr key={family.family}>
                <th scope="row">{familyName(family.family)}</th>
                <td>{times(family.exercise_count)}</td>
                <td>{orDash(formatAverage(family.average_score))}</td>
                <td>{orDash(formatAverage(family.team_average_score))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** By deadline, the earliest first; without one last. The wire's times sort as text. */
const byDeadline = (a: Report['items'][number], b: Report['items'][number]): number =>
  Number(a.end_time === '') - Number(b.end_time === '') ||
  compareValues(a.end_time, b.end_time) ||
  compareValues(a.title, b.title)

function Homeworks({ report }: { report: Report }) {
  const now = useNow()
  return (
    <section className={classes.part}>
      <h3>{sheetText.homeworks}</h3>
      {report.items.length === 0 ? (
        <p className={classes.none}>{sheetText.noHomework}</p>
      ) : (
        <table className={classes.table} aria-label={sheetText.homeworks}>
          <thead>
            <tr>
              <th scope="col">{sheetText.homework}</th>
              <th scope="col" data-wide>
                {sheetText.end}
              </th>
              <th scope="col">{sheetText.status}</th>
              <th scope="col">{sheetText.topics}</th>
              <th scope="col">{sheetText.average}</th>
              <th scope="col">{sheetText.teamAverage}</th>
            </tr>
          </thead>
          <tbody>
            {report.items.toSorted(byDeadline).map(homework => (
              <tr key={homework.homework_id}>
                <th scope="row">{homework.title}</th>
                <td>{formatWireTime(homework.end_time, now) ?? sheetText.nothing}</td>
                <td>{submitStatusWord(homework.submit_status)}</td>
                <td>
                  {homework.completed_count}/{homework.topic_count}
                </td>
                <td>{orDash(formatAverage(homework.average_score))}</td>
                <td>{orDash(formatAverage(homework.team_average_score))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
