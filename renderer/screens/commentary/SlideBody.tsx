import type { RefObject } from 'react'
import type { Sound } from '../../audio/sound-types'
import type { StudentNames } from '../../features/homework/use-student-names'
import { Answers, ScoreDistribution } from './Answers'
import type { CountedStudents } from './model/class-scores'
import type { Slide } from './model/slides'
import { Question } from './Question'
import classes from './Slide.module.css'
import { focusableForScrolling } from './scroll-panes'
import { text } from './text'
import type { SlideState } from './use-slide-content'

interface Props {
  state: SlideState
  /** The slide to show; until its content is loaded, `state` is of the previous one. */
  requested: Slide
  countedStudents: CountedStudents
  /** No student has answered. */
  isUnanswered: boolean
  revealed: boolean
  /** Whether the answers are shown as texts, not as scores. */
  showsTexts: boolean
  /** Null while names are hidden. */
  names: StudentNames | null
  spaceKeySound: RefObject<Sound | null>
  body: RefObject<HTMLDivElement | null>
}

/** A question, and beside it the answers or the scores of the class. */
export function SlideBody(props: Props) {
  const { state, requested, countedStudents, isUnanswered, revealed, showsTexts, names, spaceKeySound, body } = props
  return (
    <div ref={body} className={classes.body} aria-busy={state.slide !== requested}>
      <section className={classes.pane} data-pane aria-label={text.question} {...focusableForScrolling}>
        <Question state={state} revealed={revealed} choices={!showsTexts} spaceKeySound={spaceKeySound} />
      </section>
      <section
        className={classes.pane}
        data-pane
        aria-label={showsTexts ? text.answersPane : text.distributionPane}
        {...focusableForScrolling}
      >
        {isUnanswered && !state.slideContent?.choices.length ? (
          <p className={classes.quiet}>{text.nobody}</p>
        ) : showsTexts ? (
          <Answers state={state} countedStudents={countedStudents} revealed={revealed} names={names} />
        ) : (
          <ScoreDistribution state={state} countedStudents={countedStudents} />
        )}
      </section>
    </div>
  )
}
