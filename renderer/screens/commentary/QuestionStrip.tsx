import { useEffect, useRef } from 'react'
import type { ClassScore } from './model/class-scores'
import type { Slide } from './model/slides'
import classes from './Slide.module.css'
import { scoreText } from './SlideHeader'
import { text } from './text'

interface Props {
  slides: readonly Slide[]
  current: Slide
  scores: ReadonlyMap<Slide, ClassScore>
  onGo(no: number): void
}

/** Scrolls the list sideways only; `scrollIntoView` would also scroll the page. */
function centre(list: HTMLElement, chip: Element): void {
  const [strip, target] = [list.getBoundingClientRect(), chip.getBoundingClientRect()]
  list.scrollLeft += target.left + target.width / 2 - (strip.left + strip.width / 2)
}

/** The list of all questions in order. It scrolls sideways so that the current question is in its middle. */
export function QuestionStrip({ slides, current, scores, onGo }: Props) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const chip = list.current?.querySelector(`[data-no="${current.no}"]`)
    if (list.current && chip) centre(list.current, chip)
  }, [current.no])
  return (
    <nav aria-label={text.listOf}>
      <ol ref={list} className={classes.strip}>
        {slides.map(slide => {
          const score = scores.get(slide)
          return (
            <li key={slide.key}>
              <button
                type="button"
                className={classes.chip}
                data-no={slide.no}
                aria-current={slide === current ? 'true' : undefined}
                title={text.positionInTopic(slide.topic.resource_title, slide.classQuestion.position)}
                onMouseDown={event => event.preventDefault()}
                // A browser does not scroll to a chip of which a part is visible.
                onFocus={event => list.current && centre(list.current, event.currentTarget)}
                onClick={() => onGo(slide.no)}
              >
                <span>{text.noShort(slide.no)}</span>
                <b>{scoreText(score)}</b>
                <span className={classes.chipTrack} aria-hidden>
                  <span style={{ width: `${100 * (score?.ratio ?? 0)}%` }} />
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
