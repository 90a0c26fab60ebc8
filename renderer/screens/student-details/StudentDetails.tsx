import { Button } from '@mantine/core'
import { IconChartLine, IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { StudentStepper } from '../../features/homework/paper/StudentStepper'
import { receiversState } from '../../features/messages/receivers-state'
import { useMaySend } from '../../features/messages/use-may-send'
import { PeriodBar } from '../../features/reports/PeriodBar'
import { chosenPeriod, type PeriodChoice, periodFault, periodQuery } from '../../features/reports/period'
import { useHiddenNames } from '../../features/study/use-hidden-names'
import { type StudentFacts, useStudent } from '../../features/study/use-student'
import { useStudentSteps } from '../../features/study/use-student-steps'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { EmptyState } from '../../ui/EmptyState'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { Link } from '../../ui/Link'
import { ListScreen } from '../../ui/list/ListView'
import { LoadFailed } from '../../ui/offline/LoadFailed'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import { TabLinks } from '../../ui/TabLinks'
import { AchievementTab } from './AchievementTab'
import { placeOf, type Tab } from './address'
import { EbookTab } from './EbookTab'
import { ExerciseTab } from './exercise/ExerciseTab'
import { HomeworkTab } from './homework/HomeworkTab'
import { ReportTab } from './ReportTab'
import classes from './StudentDetails.module.css'
import type { TabProps } from './tab-props'
import { text } from './text'

const tabs: Record<Tab, (props: TabProps) => ReactNode> = {
  report: ReportTab,
  homework: HomeworkTab,
  exercise: ExerciseTab,
  ebook: EbookTab,
  achievement: AchievementTab,
}

/** The student while only her id is known. */
const unnamed = (id: string): StudentFacts => ({ id, name: '', number: '', team: '', teamId: '' })

/** One student's study: her score sheet, homework, exercises, e-books and achievements (SPEC §2, §7 Study survey). */
export function StudentDetails() {
  const { studentId = '' } = useParams()
  const navigate = useNavigate()
  const now = useNow()
  const place = placeOf(useSearchParams()[0])
  const { tab, choice } = place
  const period = chosenPeriod(choice, now)
  const fault = periodFault(period)
  const { student, neighbours, isMissing, hasFailed, isFetching, retry } = useStudent(studentId)
  const { nameOf } = useHiddenNames()
  const maySend = useMaySend()
  const to: TabProps['to'] = (next, at = {}) =>
    paths.studentDetails(studentId, { tab: next, ...periodQuery(choice), ...at })
  const choose = (changed: PeriodChoice) =>
    void navigate(paths.studentDetails(studentId, { tab, ...periodQuery(changed) }), { replace: true })
  const step = useStudentSteps(neighbours, id => paths.studentDetails(id, { tab, ...periodQuery(choice) }))
  const isDetail = place.topicId !== null || place.resourceId !== null
  useKeyTable([
    {
      label: text.goBack,
      keys: { Escape: () => void navigate(to(tab), { replace: true }) },
      when: isDetail,
      hint: false,
    },
  ])
  const name = student && nameOf(student.name, student.id)
  const isHidden = name !== student?.name
  const back = <Link to={paths.studentOverview()}>{text.back}</Link>
  const Panel = tabs[tab]
  return (
    <ListScreen>
      <PageHeader
        title={name ?? text.loadingTitle}
        windowTitle={name === undefined ? text.loadingTitle : text.windowTitle(name)}
        crumbs={[{ label: text.overview, to: paths.studentOverview() }]}
        crumbsAbove
        facts={
          student && (
            <>
              {student.team !== '' && <Link to={paths.studentOverview(student.teamId)}>{student.team}</Link>}
              {student.number !== '' && !isHidden && <span>{text.number(student.number)}</span>}
            </>
          )
        }
        actions={
          <>
            <StudentStepper neighbours={neighbours} name="" onStep={step} />
            {student && (
              <Button component={Link} variant="default" to={paths.intelligence(student.id)}>
                {text.strengths}
              </Button>
            )}
            {student && student.teamId !== '' && (
              <Button
                component={Link}
                variant="default"
                to={paths.progressGraph(student.teamId, student.id)}
                leftSection={<IconChartLine size={16} aria-hidden />}
              >
                {text.graph}
              </Button>
            )}
            {maySend && student && (
              <Button
                variant="default"
                leftSection={<IconMail size={16} aria-hidden />}
                onClick={() =>
                  void navigate(paths.messageSend(), {
                    state: receiversState({ title: '', studentIds: [student.id], homeworks: [] }),
                  })
                }
              >
                {text.write}
              </Button>
            )}
          </>
        }
      />
      {isMissing ? (
        <EmptyState message={text.notFound} hint={back} />
      ) : hasFailed ? (
        <LoadFailed message={text.failed} onRetry={retry} busy={isFetching} />
      ) : (
        <>
          <div className={classes.bar}>
            <TabLinks label={text.tabs} names={text.tabNames} current={tab} to={each => to(each)} />
            <PeriodBar choice={choice} onChange={choose} fault={fault} />
          </div>
          {fault !== null ? (
            <EmptyState message={text.noPeriod} />
          ) : (
            <>
              {!student && <Skeletons count={8} />}
              {/* Mounted before the name is known: what the tab reads is asked for at the same time. */}
              <div hidden={!student} className={classes.tab}>
                <Panel
                  key={studentId}
                  student={student ?? unnamed(studentId)}
                  name={name ?? ''}
                  period={period}
                  place={place}
                  to={to}
                />
              </div>
            </>
          )}
        </>
      )}
    </ListScreen>
  )
}
