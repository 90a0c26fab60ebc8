import type { RefObject } from 'react'
import { ClassPapersState, classReadingText, PassageText, ReadingCountLine, useClassReading } from '../../results/index'
import { EmptyState } from '../../ui/EmptyState'
import classes from './ClassPane.module.css'
import type { CountedStudents } from './model/class-scores'
import type { Slide } from './model/slides'
import { focusableForScrolling } from './scroll-panes'
import { text } from './text'

interface Props {
  homeworkId: string
  slide: Slide
  countedStudents: CountedStudents
  body: RefObject<HTMLDivElement | null>
}

/** The words of a topic at which students stumbled, in its texts. No name is shown, nor a way to one. */
export function ReadingPane({ homeworkId, slide, countedStudents, body }: Props) {
  const reading = useClassReading(homeworkId, slide.topic.topic_id, countedStudents)
  return (
    <div ref={body} className={classes.body}>
      <div className={classes.head}>
        <h3 className={classes.title}>{classReadingText.words}</h3>
        {slide.overviews.length > 1 ? <p>{text.wholeTopic}</p> : null}
        {reading.passages ? <ReadingCountLine reading={reading} /> : null}
      </div>
      <ClassPapersState state={reading} content={reading.passages} nobodyHint={classReadingText.nobodyHint}>
        {passages =>
          passages.length === 0 ? (
            <EmptyState message={classReadingText.noEvaluation} hint={classReadingText.noEvaluationHint} />
          ) : (
            <section className={classes.pane} data-pane aria-label={text.wordsPane} {...focusableForScrolling}>
              <PassageText passages={passages} />
            </section>
          )
        }
      </ClassPapersState>
    </div>
  )
}
