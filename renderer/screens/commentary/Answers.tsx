import { IconCheck, IconCircleHalf2, IconX } from '@tabler/icons-react'
import { useMemo } from 'react'
import { scoreClasses, scoreLetters } from '../../../shared/domain/score-class'
import type { StudentNames } from '../../features/homework/use-student-names'
import { groupAnswers } from '../../results/class-answers/group-answers'
import { langOf } from '../../results/lang'
import { ErrorState } from '../../ui/ErrorState'
import { type Bar, barsOf } from './model/answer-bars'
import { type CountedStudents, countByScoreClass } from './model/class-scores'
import { orderText, type SlideContent } from './model/slide-content'
import classes from './Slide.module.css'
import { SlidePicture } from './SlidePicture'
import { text } from './text'
import type { SlideState } from './use-slide-content'

const icons = { right: IconCheck, partial: IconCircleHalf2, wrong: IconX }

interface Props {
  state: SlideState
  countedStudents: CountedStudents
  revealed: boolean
  /** Null while names are hidden. */
  names: StudentNames | null
}

/** The answers of the class, equal answers grouped. Names and marks are shown only after the teacher asks for them. */
export function Answers({ state, countedStudents, revealed, names }: Props) {
  const { classQuestion, slideContent } = state
  const { question } = classQuestion.interpretation
  const bars = useMemo(
    () =>
      barsOf(
        groupAnswers(classQuestion.interpretation, classQuestion.answers, countedStudents),
        classQuestion.interpretation,
      ),
    [classQuestion, countedStudents],
  )
  const largest = Math.max(1, ...bars.map(bar => bar.students.length))
  // empty answers do not count as a kind of answer
  const written = bars.filter(bar => bar.parts.length > 0)
  return (
    <>
      {names?.hasFailed ? <ErrorState message={text.namesFailed} onRetry={names.retry} /> : null}
      {question?.choices.length ? null : <h3 className={classes.kinds}>{text.answerKinds(written.length)}</h3>}
      <ol className={classes.bars} aria-label={text.answers}>
        {bars.map(bar => (
          <li key={bar.key} className={classes.bar} data-mark={revealed ? (bar.mark ?? undefined) : undefined}>
            <Line bar={bar} media={state.media} pieces={slideContent?.pieces ?? []} />
            <AnswerCount bar={bar} revealed={revealed} largest={largest} />
            {names && !names.hasFailed ? <Names students={bar.students} names={names} /> : null}
          </li>
        ))}
      </ol>
    </>
  )
}

interface LineProps {
  bar: Bar
  media: SlideState['media']
  /** The pieces of an ordering question. */
  pieces: SlideContent['pieces']
}

function Line({ bar, media, pieces }: LineProps) {
  const { sign, parts, picture, mark } = bar
  const answer =
    pieces.length > 0 ? orderText(pieces, parts) : parts.map(part => part || text.blankAnswer).join(text.joiner)
  return (
    <div className={classes.line}>
      {sign === undefined ? null : <span className={classes.sign}>{sign}</span>}
      <span className={classes.said} lang={langOf(answer)}>
        {picture === undefined ? (
          answer || (mark === 'unanswered' ? text.unanswered : text.blankAnswer)
        ) : (
          <SlidePicture address={media(picture)} name={text.choice(sign ?? '')} small />
        )}
      </span>
    </div>
  )
}

/** The number of students with this answer, and its mark. */
function AnswerCount({ bar, revealed, largest }: { bar: Bar; revealed: boolean; largest: number }) {
  const { mark, students } = bar
  const Icon = mark === null || mark === 'unanswered' ? null : icons[mark]
  return (
    <div className={classes.amount}>
      <CountBar count={students.length} largest={largest} />
      {revealed ? (
        // the same width for every mark keeps the bars comparable
        <span className={classes.markPlace}>
          {Icon && mark !== null && mark !== 'unanswered' ? (
            <span className={classes.mark} data-mark={mark}>
              <Icon size={28} stroke={3} aria-hidden />
              {text.marks[mark]}
            </span>
          ) : null}
        </span>
      ) : null}
      <b className={classes.count}>{text.people(students.length)}</b>
    </div>
  )
}

const CountBar = ({ count, largest }: { count: number; largest: number }) => (
  <span className={classes.track} aria-hidden>
    <span style={{ width: `${(100 * count) / largest}%` }} />
  </span>
)

function Names({ students, names }: { students: readonly string[]; names: StudentNames }) {
  if (students.length === 0) return null
  if (!names.isComplete) return <p className={classes.names}>{text.namesLoading}</p>
  return (
    <p className={classes.names}>{students.map(id => names.students.get(id)?.name ?? text.none).join(text.joiner)}</p>
  )
}

/** For spoken and free answers: the number of students in each score class, without names. */
export function ScoreDistribution({ state, countedStudents }: Pick<Props, 'state' | 'countedStudents'>) {
  const counts = useMemo(
    () => countByScoreClass({ ...state.slide, classQuestion: state.classQuestion }, countedStudents),
    [state.slide, state.classQuestion, countedStudents],
  )
  const largest = Math.max(1, ...Object.values(counts))
  return (
    <ol className={classes.bars} aria-label={text.distribution}>
      {scoreClasses.map(name => (
        <li key={name} className={classes.bar} data-score={name}>
          <div className={classes.amount}>
            <span className={classes.grade}>{scoreLetters[name] || text.unanswered}</span>
            <CountBar count={counts[name]} largest={largest} />
            <b className={classes.count}>{text.people(counts[name])}</b>
          </div>
        </li>
      ))}
    </ol>
  )
}
