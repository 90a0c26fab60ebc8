import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { showToast, useKept } from '../../bridge/index'
import { now } from '../../ui/clock'
import { appText } from '../text'
import classes from './TourBar.module.css'
import { beginTour, showTourStep, useTourStep } from './tour-state'

const words = appText.help

/** The places of the steps: elements with this value of `data-tour` get a frame. */
const places = ['menu', 'home', 'help'] as const

/**
 * The tour of the program, at the foot of the page, where it covers nothing. It begins by itself for a teacher who has
 * not seen it, and is found again in the menu ヘルプ. It never takes the focus by itself.
 */
export function TourBar() {
  const seen = useKept('tour')
  const step = useTourStep()
  const isNew = seen.ready && seen.value === null
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isNew) beginTour()
  }, [isNew])
  useEffect(() => {
    const { dataset } = document.documentElement
    if (step !== null) dataset.tourAt = places[step]
    return () => {
      delete dataset.tourAt
    }
  }, [step])
  const shown = step === null ? undefined : words.steps[step]
  if (step === null || shown === undefined) return null

  function end() {
    showTourStep(null)
    seen.set({ seen: Math.floor(now() / 1000) })
  }
  const go = (to: number) => {
    showTourStep(to)
    next.current?.focus()
  }
  const isLast = step === words.steps.length - 1
  return (
    <section
      className={classes.bar}
      aria-label={words.tour}
      onKeyDown={event => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) end()
      }}
    >
      <p className={classes.text} role="status">
        <span className={classes.step}>{words.step(step + 1, words.steps.length)}</span>
        <b>{shown.title}</b>
        <span>{shown.text}</span>
      </p>
      <span className={classes.buttons}>
        {step > 0 && (
          <Button size="compact-sm" variant="default" onClick={() => go(step - 1)}>
            {words.back}
          </Button>
        )}
        <Button ref={next} size="compact-sm" onClick={isLast ? end : () => go(step + 1)}>
          {isLast ? words.done : words.next}
        </Button>
        {!isLast && (
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => {
              end()
              showToast(words.found)
            }}
          >
            {words.leave}
          </Button>
        )}
      </span>
    </section>
  )
}
