import { Button } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { StudentStepper } from '../../features/homework/paper/StudentStepper'
import { PeriodBar } from '../../features/reports/PeriodBar'
import {
  chosenPeriod,
  longDay,
  type Period,
  periodFault,
  periodInQuery,
  periodQuery,
} from '../../features/reports/period'
import { useHiddenNames } from '../../features/study/use-hidden-names'
import { type StudentFacts, useStudent } from '../../features/study/use-student'
import { useStudentSteps } from '../../features/study/use-student-steps'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { ListScreen } from '../../ui/list/ListView'
import { LoadFailed } from '../../ui/offline/LoadFailed'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { Skeletons } from '../../ui/Skeletons'
import { Answers, useAnswerList } from './Answers'
import { FigureCards } from './FigureCards'
import { type Figure, firstShown, logsThatShow, shownName, verdictOfShown } from './figures'
import classes from './Intelligence.module.css'
import { NextResources } from './NextResources'
import { text } from './text'
import { type StudentIntelligence, useIntelligence } from './use-intelligence'

/** Without another choice, the school year: few answers show nothing. */
const preset = 'thisYear'

/** 得意・苦手: a student's abilities and families beside the class, the answers behind them, and what to give next. */
export function Intelligence() {
  const [search] = useSearchParams()
  const studentId = search.get('student_id') ?? ''
  if (studentId !== '') return <OfStudent studentId={studentId} search={search} />
  return (
    <ListScreen>
      <PageHeader title={text.title} crumbs={[{ label: text.overview, to: paths.studentOverview() }]} crumbsAbove />
      <EmptyState message={text.noStudent} hint={<Link to={paths.studentOverview()}>{text.chooseStudent}</Link>} />
    </ListScreen>
  )
}

function OfStudent({ studentId, search }: { studentId: string; search: URLSearchParams }) {
  const navigate = useNavigate()
  const choice = periodInQuery(search, preset)
  const period = chosenPeriod(choice, useNow())
  const fault = periodFault(period)
  const { student, neighbours, isMissing, hasFailed, isFetching, retry } = useStudent(studentId)
  const study = useIntelligence(studentId, period, fault === null && !isMissing)
  const { nameOf } = useHiddenNames()
  const inAddress = periodQuery(choice, preset)
  const shownInAddress = search.get('show')
  const step = useStudentSteps(neighbours, id => paths.intelligence(id, inAddress))
  const name = student && nameOf(student.name, student.id)
  const answerCount = study.query.data?.answer_count
  return (
    <ListScreen>
      <PageHeader
        title={name === undefined ? text.title : text.titleOf(name)}
        crumbs={[{ label: text.overview, to: paths.studentOverview() }]}
        crumbsAbove
        facts={
          student && (
            <>
              {student.team !== '' && <Link to={paths.studentOverview(student.teamId)}>{student.team}</Link>}
              {student.number !== '' && name === student.name && <span>{text.number(student.number)}</span>}
              {answerCount !== undefined && <span>{text.answers(answerCount)}</span>}
              <span>{study.asOf}</span>
            </>
          )
        }
        actions={
          <>
            <StudentStepper neighbours={neighbours} name="" onStep={step} />
            <Button component={Link} variant="default" to={paths.studentDetails(studentId)}>
              {text.details}
            </Button>
          </>
        }
      />
      {isMissing ? (
        <EmptyState message={text.notFound} hint={<Link to={paths.studentOverview()}>{text.back}</Link>} />
      ) : hasFailed ? (
        <LoadFailed message={text.failed} onRetry={retry} busy={isFetching} />
      ) : (
        <>
          <div className={classes.bar}>
            <PeriodBar
              choice={choice}
              onChange={next =>
                void navigate(
                  paths.intelligence(studentId, {
                    ...periodQuery(next, preset),
                    ...(shownInAddress !== null && { show: shownInAddress }),
                  }),
                  { replace: true },
                )
              }
              fault={fault}
            />
          </div>
          <OfflineStrip keys={study.query.data ? study.keys : []} />
          {fault !== null ? (
            <EmptyState message={text.noPeriod} />
          ) : student && name !== undefined ? (
            <QueryView<unknown> query={study.query} failed={text.failed}>
              {() => (
                <Body
                  student={student}
                  name={name}
                  study={study}
                  figures={study.figures ?? []}
                  shownInAddress={shownInAddress}
                  periodQuery={inAddress}
                  period={period}
                  titleOf={what => text.sheetTitle(what, name, longDay(period.from), longDay(period.to), study.asOf)}
                />
              )}
            </QueryView>
          ) : (
            <Skeletons count={8} />
          )}
        </>
      )}
    </ListScreen>
  )
}

interface BodyProps {
  student: StudentFacts
  name: string
  study: StudentIntelligence
  figures: readonly Figure[]
  shownInAddress: string | null
  period: Period
  periodQuery: Record<string, string>
  /** The name of a file or of a printed page. */
  titleOf(what: string): string
}

function Body(props: BodyProps) {
  const { student, name, study, figures, shownInAddress, period, periodQuery: inAddress, titleOf } = props
  const [hasTeam, setTeam] = useState(true)
  const shown = shownInAddress ?? firstShown(figures)
  const verdict = verdictOfShown(figures, shown)
  const answers = useAnswerList(verdict)
  const { rows } = study
  const logs = useMemo(() => rows && logsThatShow(rows, shown), [rows, shown])
  const query = JSON.stringify(inAddress)
  const addressOf = useCallback(
    (show: string) => paths.intelligence(student.id, { ...JSON.parse(query), show }),
    [student.id, query],
  )
  if (study.query.data?.answer_count === 0 && !figures.some(({ value }) => value !== undefined))
    return <EmptyState message={text.empty} hint={text.emptyHint} />
  return (
    <div aria-busy={study.query.isFetching}>
      <FigureCards
        studentId={student.id}
        name={name}
        figures={figures}
        logs={study.rest === null ? logs : undefined}
        shown={shown}
        answers={answers}
        hasTeam={hasTeam}
        onTeam={setTeam}
        addressOf={addressOf}
        title={titleOf(text.title)}
      />
      <div className={classes.parts}>
        <Answers
          key={`${shown}|${verdict}`}
          studentId={student.id}
          study={study}
          logs={logs}
          shown={shown}
          answers={answers}
          periodQuery={inAddress}
          title={titleOf(text.shown(shownName(shown)))}
        />
        {rows && logs && study.rest === null && (
          <NextResources key={shown} student={student} logs={logs} all={rows} period={period} />
        )}
      </div>
    </div>
  )
}
