import { formatAverage, formatScore } from '../../../shared/domain/scores'
import { submitStatuses } from '../../../shared/domain/statuses'
import { longDate, parseJst } from '../../../shared/domain/time'
import { familyNames, type ViewFamily } from '../../../shared/domain/view-families'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { useNow } from '../../ui/clock'
import type { Period } from './report-period'
import classes from './ScoreSheet.module.css'
import { text } from './text'

export type Report = EndpointResponse<'get-student-rpt'>

const words = text.sheet

const dateText = (date: string): string => {
  const at = parseJst(date)
  return at === null ? '' : longDate(at)
}

/** Formats seconds as hours and minutes. */
const duration = (seconds: number): string => {
  const minutes = Math.round(seconds / 60)
  return words.duration(Math.floor(minutes / 60), minutes % 60)
}

const isFamily = (name: string): name is ViewFamily => (familyNames as readonly string[]).includes(name)
const isStatus = (value: number): value is keyof typeof submitStatuses => value in submitStatuses
const orDash = (value: string): string => value || words.nothing

interface Props {
  report: Report
  /** From the class list, because a report may not contain the student's name. */
  student: { nickname: string; number: string; team_name: string }
  period: Period
}

/** The score sheet of one student, printed on A4. */
export function ScoreSheet({ report, student, period }: Props) {
  return (
    <article className={classes.sheet} aria-label={student.nickname}>
      <header className={classes.head}>
        <p className={classes.kind}>{words.title}</p>
        <p>{words.period(dateText(period.from), dateText(period.to))}</p>
        <h2>
          <span>{student.team_name}</span>
          {student.number !== '' && <span>{words.number(student.number)}</span>}
          <b>{student.nickname}</b>
        </h2>
      </header>
      <Summary report={report} />
      <Families report={report} />
      <Homeworks report={report} />
    </article>
  )
}

function Summary({ report }: { report: Report }) {
  const submitPercent = formatAverage(report.submit_percent)
  const team = formatAverage(report.team_average_score)
  const tiles = [
    {
      label: words.submitted,
      value: words.submittedCount(report.submitted_count, report.homework_count),
      note: submitPercent === '' ? '' : words.percent(submitPercent),
    },
    {
      label: words.average,
      value: orDash(formatAverage(report.average_score)),
      note: team === '' ? '' : words.team(team),
    },
    { label: words.best, value: orDash(formatScore(report.best_score)) },
    { label: words.exercises, value: words.times(report.exercise_count) },
    { label: words.study, value: duration(report.study_seconds) },
    { label: words.record, value: duration(report.record_duration) },
    { label: words.points, value: report.integral.toLocaleString('ja-JP') },
  ]
  return (
    <section className={classes.part} aria-label={words.summary}>
      <h3>{words.summary}</h3>
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
      <h3>{words.families}</h3>
      {report.families.length === 0 ? (
        <p className={classes.none}>{words.noFamilies}</p>
      ) : (
        <table className={classes.table} aria-label={words.families}>
          <thead>
            <tr>
              <th scope="col">{words.family}</th>
              <th scope="col">{words.exercises}</th>
              <th scope="col">{words.average}</th>
              <th scope="col">{words.teamAverage}</th>
            </tr>
          </thead>
          <tbody>
            {report.families.map(family => (
              <tr key={family.family}>
                <th scope="row">{isFamily(family.family) ? words.familyNames[family.family] : family.family}</th>
                <td>{words.times(family.exercise_count)}</td>
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

function Homeworks({ report }: { report: Report }) {
  const now = useNow()
  return (
    <section className={classes.part}>
      <h3>{words.homeworks}</h3>
      {report.items.length === 0 ? (
        <p className={classes.none}>{words.noHomework}</p>
      ) : (
        <table className={classes.table} aria-label={words.homeworks}>
          <thead>
            <tr>
              <th scope="col">{words.homework}</th>
              <th scope="col" data-wide>
                {words.end}
              </th>
              <th scope="col">{words.status}</th>
              <th scope="col">{words.topics}</th>
              <th scope="col">{words.average}</th>
              <th scope="col">{words.teamAverage}</th>
            </tr>
          </thead>
          <tbody>
            {report.items.map(homework => (
              <tr key={homework.homework_id}>
                <th scope="row">{homework.title}</th>
                <td>{formatWireTime(homework.end_time, now) ?? words.nothing}</td>
                <td>{isStatus(homework.submit_status) ? submitStatuses[homework.submit_status] : ''}</td>
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
