import { useEffect, useMemo, useRef, useState } from 'react'
import { formatAverage } from '../../../../shared/domain/scores'
import type { AverageScope } from '../../../features/homework/matrix/shown-averages'
import type { Roster, RosterStudent } from '../../../features/homework/roster'
import { paths } from '../../../paths'
import { answeredText, ClassQuestionPrompt, type useClassQuestions } from '../../../results/index'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import layout from '../../../ui/layout/layout.module.css'
import { GroupRow } from './GroupRow'
import classes from './Question.module.css'
import { type QuestionSummary, studentsWithoutAnswer } from './question-summary'
import { text } from './text'

/** The figures of the class. A figure says whose it is, unless the server counts others than those who are listed. */
function Facts({
  summary: { classQuestion, correctRate, average, counted },
  scope,
}: {
  summary: QuestionSummary
  scope: AverageScope
}) {
  return (
    <p className={classes.facts}>
      {correctRate === null ? null : (
        <span>
          {text.correctRateLabel} <b>{text.correctRate(String(Math.round(correctRate)))}</b>
          {Math.round(correctRate) === counted.correctRate && (
            <small>{text.rateOf(counted.right, counted.students)}</small>
          )}
        </span>
      )}
      {average === null ? null : (
        <span>
          {text.averages[scope]} <b>{text.points(formatAverage(average), classQuestion.interpretation.fullScore)}</b>
          {formatAverage(average) === formatAverage(counted.average) && (
            <small>{text.averageOf(counted.students - counted.unanswered)}</small>
          )}
        </span>
      )}
      <span>{answeredText(counted)}</span>
    </p>
  )
}

interface Props {
  homeworkId: string
  topicId: string
  summary: QuestionSummary
  lead: ReturnType<typeof useClassQuestions>['lead']
  resourcePath: string
  /** The students of the selected class, as far as they have loaded. */
  students: readonly RosterStudent[]
  roster: Pick<Roster, 'loadState' | 'retry'>
  hasSeveralTeams: boolean
  /** Whose answers are counted. */
  scope: AverageScope
  /**
   * Called once when the question is shown: whether it was reached by keyboard. Then the first answer takes the focus,
   * so that Enter opens it.
   */
  takeFocus: () => boolean
}

/** The key of the group of students who have not submitted. */
const withoutAnswerKey = 'absent'

/** One question: its content, the result of the class, and who gave which answer. */
export function QuestionPanel(props: Props) {
  const { homeworkId, topicId, summary, lead, resourcePath, students, roster, hasSeveralTeams, scope, takeFocus } =
    props
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const { classQuestion, groups } = summary
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (takeFocus()) list.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [takeFocus])
  const byId = useMemo(() => new Map(students.map(member => [member.studentId, member])), [students])
  const isRosterComplete = roster.loadState === 'complete'
  const withoutAnswer = useMemo(
    () => (isRosterComplete ? studentsWithoutAnswer(students, groups) : []),
    [isRosterComplete, students, groups],
  )
  const largest = Math.max(1, withoutAnswer.length, ...groups.map(group => group.studentIds.length))
  const toggle = (key: string) =>
    setOpened(old => {
      const next = new Set(old)
      if (!next.delete(key)) next.add(key)
      return next
    })
  const row = {
    homeworkId,
    byId,
    largest,
    hasSeveralTeams,
    unnamed: roster.loadState === 'loading' ? () => text.nameLoading : text.unknownStudent,
    reading: classQuestion.interpretation,
    paperPath: (studentId: string) => paths.paper(homeworkId, { topicId, studentId }),
  }
  return (
    <div className={`${layout.scroll} ${classes.panel}`}>
      <header className={classes.head}>
        <h2 className={classes.title}>{text.number(classQuestion.no, classQuestion.subNo, classQuestion.position)}</h2>
        <Facts summary={summary} scope={scope} />
      </header>
      {classQuestion.question ? (
        <ClassQuestionPrompt classQuestion={classQuestion} shared={lead?.english} resourcePath={resourcePath} />
      ) : (
        <p className={classes.noContent}>{text.noContent}</p>
      )}
      {roster.loadState === 'failed' ? <ErrorState message={text.namesFailed} onRetry={roster.retry} /> : null}
      {groups.length === 0 ? <EmptyState message={text.noAnswers} hint={text.noAnswersHint} /> : null}
      <ul ref={list} className={classes.groups} aria-label={text.groups}>
        {groups.map(group => (
          <GroupRow
            key={group.key}
            {...row}
            group={group}
            studentIds={group.studentIds}
            isOpen={opened.has(group.key)}
            onToggle={() => toggle(group.key)}
          />
        ))}
        {withoutAnswer.length === 0 ? null : (
          <GroupRow
            {...row}
            group={null}
            studentIds={withoutAnswer.map(member => member.studentId)}
            isOpen={opened.has(withoutAnswerKey)}
            onToggle={() => toggle(withoutAnswerKey)}
          />
        )}
      </ul>
    </div>
  )
}
