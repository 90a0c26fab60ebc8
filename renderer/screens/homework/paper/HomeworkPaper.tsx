import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Paper } from '../../../../shared/items/paper'
import { isMissing, showToast } from '../../../bridge/index'
import { useMatrixData } from '../../../features/homework/matrix/use-matrix-rows'
import classes from '../../../features/homework/paper/Paper.module.css'
import { PaperFacts } from '../../../features/homework/paper/PaperFacts'
import { setLastViewedPaper, usePaperOrder } from '../../../features/homework/paper/paper-navigation'
import { StudentStepper } from '../../../features/homework/paper/StudentStepper'
import { text } from '../../../features/homework/paper/text'
import { useRestoreCardFocus } from '../../../features/homework/paper/use-restore-card-focus'
import { paths } from '../../../paths'
import { ResultView } from '../../../results/index'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { OfflineStrip } from '../../../ui/offline/OfflineStrip'
import { PageHeader } from '../../../ui/PageHeader'
import { ScoreBadge } from '../../../ui/ScoreBadge'
import { Skeletons } from '../../../ui/Skeletons'
import { usePrintHead } from '../../../ui/use-print-head'
import { useShortcuts } from '../../../ui/keys/use-shortcuts'
import { useStudents } from './use-neighbours'
import { usePaper } from './use-paper-query'

/** The others stand on their buttons. */
const hints = [{ keys: ['Esc'], word: text.leave }]

const hasAnswer = ({ answers, resource }: Paper): boolean => answers.length > 0 || resource.learn_count > 0

function Total({ paper }: { paper: Paper }) {
  const { total_score, full_score } = paper.resource
  if (total_score === undefined && !hasAnswer(paper))
    return <span className={classes.unanswered}>{text.unanswered}</span>
  return (
    <span className={classes.total}>
      {text.total} <ScoreBadge score={total_score} full={full_score} />
    </span>
  )
}

interface Props {
  homeworkId: string
  topicId: string
  studentId: string
  /** 0: the latest. */
  round: number
}

/** One student's paper by round, and the way to the next student (SPEC §7 topic-answer-paper; DESIGN §7). */
export function PaperScreen({ homeworkId, topicId, studentId, round }: Props) {
  const navigate = useNavigate()
  const data = useMatrixData(homeworkId)
  const { steps, student, missing } = useStudents(homeworkId, studentId, data)
  const { query, shownKeys, shownKey, waiting, rounds } = usePaper(
    { homeworkId, topicId, studentId, round },
    steps.prefetchIds,
  )
  const [asStudent, setAsStudent] = useState(false)
  const opened = usePaperOrder(homeworkId)
  const body = useRef<HTMLDivElement>(null)
  const keep = useRestoreCardFocus(body, shownKey)

  useEffect(() => setLastViewedPaper({ homeworkId, studentId, topicId }), [homeworkId, studentId, topicId])

  const show = (at: { topicId: string; studentId: string; round?: number }) => {
    keep()
    void navigate(paths.paper(homeworkId, at), { replace: true })
  }
  const step = (to: 'previous' | 'next') => {
    const target = steps[to]
    if (target !== undefined) show({ topicId, studentId: target })
    else if (steps.index >= 0) showToast(to === 'next' ? text.last : text.first)
  }
  const leave = () => void (opened ? navigate(-1) : navigate(paths.homeworkDetails(homeworkId), { replace: true }))
  useShortcuts({
    'Shift+j': () => step('next'),
    'Shift+k': () => step('previous'),
    Escape: leave,
    v: () => setAsStudent(on => !on),
  })
  usePrintHead(student ? text.printHead(student.team, student.number, student.name) : '')

  const column = data.columns.find(each => each.topicId === topicId)
  const noTopic = !data.pending && !data.error && !column
  const noPaper = !query.data && isMissing(query.error)
  const lost = missing ? text.noStudent : noTopic ? text.noTopic : noPaper ? text.noPaper : null
  const paper = lost ? undefined : query.data
  // while the next paper comes, nothing but its dimmed items is told of the last one
  const own = waiting ? undefined : paper
  const title = column?.title || own?.resource.resource_title || text.topic
  return (
    <div className={classes.screen}>
      <PageHeader
        title={title}
        windowTitle={student && !lost ? text.windowTitle(student.name, title) : title}
        crumbs={[{ label: text.scores, to: paths.homeworkDetails(homeworkId) }]}
        mark={own ? <Total paper={own} /> : null}
        actions={<StudentStepper steps={steps} name={student?.name} onStep={step} />}
        facts={
          lost ? null : (
            <PaperFacts
              paper={own}
              rounds={rounds}
              round={round}
              columns={data.columns}
              topicId={topicId}
              onTopic={next => show({ topicId: next, studentId })}
              onRound={next => show({ topicId, studentId, round: next })}
              asStudent={asStudent}
              onAsStudent={setAsStudent}
            />
          )
        }
      />
      <OfflineStrip keys={shownKeys} />
      <div ref={body} className={classes.body} aria-busy={waiting}>
        {lost ? (
          <EmptyState message={lost} hint={<Link to={paths.homeworkDetails(homeworkId)}>{text.back}</Link>} />
        ) : paper ? (
          <div className={classes.paper} data-waiting={waiting || undefined} inert={waiting}>
            <ResultView
              key={shownKey}
              paper={paper}
              viewer={asStudent ? 'student' : 'teacher'}
              studentId={studentId}
              showAnswers
              hints={hints}
            />
          </div>
        ) : query.isError ? (
          <>
            <ErrorState message={text.failed} onRetry={() => void query.refetch()} busy={query.isFetching} />
            <p className={classes.way}>
              <Link to={paths.homeworkDetails(homeworkId)}>{text.back}</Link>
            </p>
          </>
        ) : (
          <Skeletons count={6} />
        )}
      </div>
    </div>
  )
}
