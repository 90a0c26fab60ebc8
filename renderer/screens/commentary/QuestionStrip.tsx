import { useEffect, useRef } from 'react'
import type { ClassScore } from './model/class-scores'
import type { Slide } from './model/slides'
import classes from './Slide.module.css'
import { scoreText } from './SlideHeader'
import { text } from './text'

interface Props {
  ordered: readonly Slide[]
  current: Slide
  figures: ReadonlyMap<Slide, ClassScore>
  onGo(no: number): void
}

/** All questions in their order, to choose from; the one in sight stays in sight here too. */
export function QuestionStrip({ ordered, current, figures, onGo }: Props) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>(`[data-no="${current.no}"]`)
    chip?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [current.no])
  return (
    <nav aria-label={text.listOf}>
      <ol ref={list} className={classes.strip}>
        {ordered.map(slot => {
          const figure = figures.get(slot)
          return (
            <li key={slot.key}>
              <button
                type="button"
                className={classes.chip}
                data-no={slot.no}
                aria-current={slot === current ? 'true' : undefined}
                title={text.place(slot.topic.resource_title, slot.asked.position)}
                onMouseDown={event => event.preventDefault()}
                onClick={() => onGo(slot.no)}
              >
                <span>{text.noShort(slot.no)}</span>
                <b>{scoreText(figure)}</b>
                <span className={classes.chipTrack} aria-hidden>
                  <span style={{ width: `${100 * (figure?.share ?? 0)}%` }} />
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
