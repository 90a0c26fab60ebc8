import { useEffect, useRef } from 'react'
import { figureText } from './Head'
import type { Figure } from './model/figures'
import type { Slot } from './model/slots'
import classes from './Stage.module.css'
import { text } from './text'

interface Props {
  ordered: readonly Slot[]
  current: Slot
  figures: ReadonlyMap<Slot, Figure>
  onGo(no: number): void
}

/** All questions in their order, to choose from; the one in sight stays in sight here too. */
export function Strip({ ordered, current, figures, onGo }: Props) {
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
                title={text.place(slot.topic.resource_title, slot.asked.place)}
                onMouseDown={event => event.preventDefault()}
                onClick={() => onGo(slot.no)}
              >
                <span>{text.noShort(slot.no)}</span>
                <b>{figureText(figure)}</b>
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
