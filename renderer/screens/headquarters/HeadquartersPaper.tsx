import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { apiKey, isMissing, showToast, useApi } from '../../bridge/index'
import paperClasses from '../../features/homework/paper/Paper.module.css'
import { PaperFacts } from '../../features/homework/paper/PaperFacts'
import { usePaperOrder } from '../../features/homework/paper/paper-navigation'
import { StudentStepper } from '../../features/homework/paper/StudentStepper'
import { findNeighbours } from '../../features/homework/paper/student-neighbours'
import { text as paperText } from '../../features/homework/paper/text'
import { useRestoreCardFocus } from '../../features/homework/paper/use-restore-card-focus'
import { topicAverage } from '../../features/homework/topic/topic-scores'
import { paths } from '../../paths'
import { ResultView } from '../../results/index'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import { usePrintHead } from '../../ui/use-print-head'
import { useShortcuts } from '../../ui/keys/use-shortcuts'
import { text } from './text'
import { topicColumns } from './topic-columns'

const hints = [{ keys: ['Esc'], word: paperText.leave }]

interface Props {
  homeworkId: string
  topicId: string
  studentId: string
  /** 0: the latest. */
  round: number
}

/** One student's paper of headquarters' homework, and the way to the next student (SPEC §7 headquarters topic-answer-paper). */
export function HeadquartersPaper({ homeworkId, topicId, studentId, round }: Props) {
  const navigate = useNavigate()
  const list = useApi('headquarters-homework-homework-topic-list', { id: homeworkId })
  const overview = useApi('topic-answer-overview', { topic_id: topicId }, { keepPrevious: true })
  const request = { topic_id: topicId, student_id: studentId, round }
  const query = useApi('headquarters-homework-topic-answer-paper', request, { keepPrevious: true })
  const [asStudent, setAsStudent] = useState(false)
  const opened = usePaperOrder(homeworkId)
  const waiting = query.isPlaceholderData

  // names the paper that is in sight, not the one that is asked for
  const asked = `${topicId}/${studentId}/${round}`
  const [shown, setShown] = useState(asked)
  if (query.data && !waiting && shown !== asked) setShown(asked)
  const body = useRef<HTMLDivElement>(null)
  const keep = useRestoreCardFocus(body, shown)

  const students = overview.data?.items ?? []
  const student = students.find(each => each.student_id === studentId)
  const ids = students.map(each => each.student_id)
  const steps = findNeighbours(studentId, opened?.studentIds ?? null, ids, ids.length)
  const average = overview.data && !overview.isPlaceholderData ? topicAverage(overview.data, null) : null
  const columns = topicColumns(list.data?.items ?? []).map(each =>
    each.topicId === topicId ? { ...each, average } : each,
  )
  const column = columns.find(each => each.topicId === topicId)

  const show = (at: { topicId: string; studentId: string; round?: number }) => {
    keep()
    void navigate(paths.headquarters({ homeworkId, ...at }), { replace: true })
  }
  const step = (to: 'previous' | 'next') => {
    const target = steps[to]
    if (target !== undefined) show({ topicId, studentId: target })
    else if (steps.index >= 0) showToast(to === 'next' ? paperText.last : paperText.first)
  }
  const up = paths.headquarters({ homeworkId, topicId })
  useShortcuts({
    'Shift+j': () => step('next'),
    'Shift+k': () => step('previous'),
    Escape: () => void (opened ? navigate(-1) : navigate(up, { replace: true })),
    v: () => setAsStudent(on => !on),
  })
  usePrintHead(student ? paperText.printHead(student.team_name ?? '', student.number, student.nickname) : '')

  const lost =
    list.data && !column ? paperText.noTopic : !query.data && isMissing(query.error) ? paperText.noPaper : null
  const paper = lost ? undefined : query.data
  const own = waiting ? undefined : paper
  const title = column?.title || own?.resource.resource_title || paperText.topic
  return (
    <div className={paperClasses.screen}>
      <PageHeader
        title={title}
        windowTitle={student && !lost ? paperText.windowTitle(student.nickname, title) : title}
        crumbs={[
          { label: text.title, to: paths.headquarters() },
          { label: paperText.scores, to: up },
        ]}
        actions={<StudentStepper steps={steps} name={student?.nickname} onStep={step} />}
        facts={
          lost ? null : (
            <PaperFacts
              paper={own}
              rounds={own?.rounds}
              round={round}
              columns={columns}
              topicId={topicId}
              onTopic={next => show({ topicId: next, studentId })}
              onRound={next => show({ topicId, studentId, round: next })}
              asStudent={asStudent}
              onAsStudent={setAsStudent}
            />
          )
        }
      />
      <OfflineStrip keys={[apiKey('headquarters-homework-topic-answer-paper', request)]} />
      <div ref={body} className={paperClasses.body} aria-busy={waiting}>
        {lost ? (
          <EmptyState message={lost} hint={<Link to={up}>{text.backToTopic}</Link>} />
        ) : paper ? (
          <div className={paperClasses.paper} data-waiting={waiting || undefined} inert={waiting}>
            <ResultView
              key={shown}
              paper={paper}
              viewer={asStudent ? 'student' : 'teacher'}
              studentId={studentId}
              showAnswers
              hints={hints}
            />
          </div>
        ) : query.isError ? (
          <ErrorState message={paperText.failed} onRetry={() => void query.refetch()} busy={query.isFetching}>
            <Link to={up}>{text.backToTopic}</Link>
          </ErrorState>
        ) : (
          <Skeletons count={6} />
        )}
      </div>
    </div>
  )
}
