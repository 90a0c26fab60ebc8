import { useMemo } from 'react'
import { formatAverage } from '../../../shared/domain/scores'
import { useSession } from '../../bridge/index'
import { PaperChart } from '../../features/charts/PaperChart'
import { PaperTable } from '../../features/sheets/PrintedTable'
import { type SheetColumn, sheetTable } from '../../features/sheets/sheet-column'
import {
  endedRate,
  familyChart,
  homeworksInOrder,
  homeworksOnPaper,
  reportSentences,
  runningCount,
  spreadChart,
  type TeamHomework,
  type TeamReport,
  type TeamStudent,
} from './report-words'
import classes from './TeamReport.module.css'
import { text } from './text'

/** More students are written smaller, so that they fit on the second page. */
const fewStudents = 42

interface Props {
  report: TeamReport
  /** The report of the days before; undefined: not known. */
  before: TeamReport | undefined
  team: string
  /** The days in words, and of which time the figures are. */
  period: string
  beforePeriod: string | null
  asOf: string
  /** Milliseconds. */
  now: number
  homeworkColumns: readonly SheetColumn<TeamHomework>[]
  studentColumns: readonly SheetColumn<TeamStudent>[]
  /** Called when a chart has been drawn, or cannot be. */
  onDrawn?: () => void
}

const duration = (seconds: number): string => {
  const minutes = Math.round(seconds / 60)
  return text.duration(Math.floor(minutes / 60), minutes % 60)
}

/** The report of a class on A4: figures, words, charts and homework on the first page, the students on the second. */
export function TeamSheet(props: Props) {
  const { report, before, team, period, beforePeriod, asOf } = props
  const school = useSession()?.user.school ?? ''
  const families = useMemo(() => familyChart(report), [report])
  const spread = useMemo(() => spreadChart(report), [report])
  const homeworks = homeworksInOrder(report, props.now)
  const running = runningCount(report, props.now)
  const heading = `${team}　${text.title}`
  const facts = [school, period, text.students(report.student_count), asOf].filter(fact => fact !== '')
  const sentences = reportSentences(report, before, props.now)
  const onPaper = homeworksOnPaper(heading, facts.join('　'), sentences)
  const omitted = Math.max(0, homeworks.length - onPaper)
  const withoutAverage = report.items.filter(({ average_score }) => average_score === undefined).length
  return (
    <article className={classes.sheet} aria-label={text.title}>
      <section>
        <header className={classes.head}>
          <h2>{heading}</h2>
          {facts.map(fact => (
            <p key={fact}>{fact}</p>
          ))}
        </header>
        <Tiles report={report} before={before} now={props.now} />
        <section aria-label={text.words}>
          <h3>{text.words}</h3>
          <ul className={classes.words}>
            {sentences.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {before && beforePeriod !== null && <p className={classes.note}>{beforePeriod}</p>}
        </section>
        <div className={classes.charts}>
          {report.families.length > 0 && (
            <figure>
              <figcaption>{text.charts.familiesOf}</figcaption>
              <PaperChart data={families} width={340} height={190} onDrawn={props.onDrawn} />
            </figure>
          )}
          <figure>
            <figcaption>{text.charts.spreadOf(report.items.length - withoutAverage)}</figcaption>
            <PaperChart data={spread} width={340} height={190} onDrawn={props.onDrawn} />
            {withoutAverage > 0 && <p className={classes.note}>{text.charts.noAverage(withoutAverage)}</p>}
          </figure>
        </div>
        {homeworks.length > 0 && (
          <section aria-label={text.homeworkTable}>
            <h3>{text.homeworkTable}</h3>
            <LinkedTable head={text.homeworkTable} columns={props.homeworkColumns} rows={homeworks.slice(0, onPaper)} />
            {omitted > 0 && <p className={classes.note}>{text.moreHomeworks(omitted)}</p>}
          </section>
        )}
      </section>
      <section
        className={classes.second}
        aria-label={text.studentTable}
        data-many={report.items.length > fewStudents || undefined}
      >
        <h3>{text.studentTable}</h3>
        <LinkedTable head={text.studentTable} columns={props.studentColumns} rows={report.items} />
        {running > 0 && <p className={classes.note}>{text.withRunning(running)}</p>}
        <div className={classes.remarks}>
          <h3>{text.remarks}</h3>
        </div>
      </section>
    </article>
  )
}

interface TableProps<Row> {
  head: string
  columns: readonly SheetColumn<Row>[]
  rows: readonly Row[]
}

/** The cells of the paper; on the screen they lead to the rows behind them. */
function LinkedTable<Row>({ head, columns, rows }: TableProps<Row>) {
  const show = (at: number, column: number, words: string) => {
    const row = rows[at]
    return (row !== undefined && columns[column]?.show?.(row, words)) || words
  }
  return <PaperTable head={head} table={sheetTable(columns, rows)} show={show} />
}

function Tiles({ report, before, now }: Pick<Props, 'report' | 'before' | 'now'>) {
  const { tiles } = text
  const notes = (...words: (string | false)[]) => words.filter(each => each !== false)
  const earlier = (value: number | undefined, words: (value: number) => string) =>
    value !== undefined && text.before(words(value))
  const percent = (value: number) => text.percent(formatAverage(value))
  const shown = <T,>(value: T | undefined, words: (value: T) => string) =>
    value === undefined ? text.none : words(value)
  const time = (label: string, key: 'study_seconds' | 'record_duration') => ({
    label,
    value: shown(report[key], duration),
    note: notes(
      report[key] !== undefined &&
        report.student_count > 0 &&
        text.perStudent(duration(report[key] / report.student_count)),
      earlier(before?.[key], duration),
    ),
  })
  const [running, rate] = [runningCount(report, now), endedRate(report, now)]
  const rows = [
    {
      label: tiles.homework,
      value: text.homeworks(report.homework_count),
      note: notes(running > 0 && text.runningCount(running)),
    },
    {
      label: tiles.submit,
      value: shown(rate, percent),
      note: notes(
        rate === undefined
          ? running > 0 && text.noneEnded
          : running > 0 && text.ofEnded(report.homeworks.length - running),
        earlier(before && endedRate(before, now), percent),
      ),
    },
    {
      label: tiles.average,
      value: shown(report.average_score, formatAverage),
      note: notes(
        report.average_score !== undefined &&
          report.exercise_count !== undefined &&
          text.ofExercises(report.exercise_count),
        earlier(before?.average_score, formatAverage),
      ),
    },
    {
      label: tiles.exercises,
      value: shown(report.exercise_count, text.times),
      note: notes(earlier(before?.exercise_count, text.times)),
    },
    time(tiles.study, 'study_seconds'),
    time(tiles.record, 'record_duration'),
  ]
  return (
    <dl className={classes.tiles}>
      {rows.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {note.map(words => (
              <span key={words}>{words}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
