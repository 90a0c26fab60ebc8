import { useEffect, useMemo } from 'react'
import { player } from '../../audio/player'
import { reportActivity } from '../../bridge/index'
import { createActivityReporter } from './activity-reporter'

/** The events that count as activity. A pointer that lies still while the page moves below it does not count. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** A teacher who listens to an answer gives no input, so playback counts as activity, in this interval (ms). */
const playbackInterval = 5000

/**
 * Reports the teacher's inputs to main.
 * @param minutes minutes without input after which the screen locks; 0 = never, and nothing is reported.
 * @param soon whether main is about to lock.
 */
export function useActivityReports(minutes: number, soon: boolean): void {
  const activity = useMemo(() => {
    const every = Math.min(60_000, (minutes * 60_000) / 4)
    return createActivityReporter({ interval: every, clock: Date.now, report: reportActivity })
  }, [minutes])

  useEffect(() => {
    if (minutes === 0) return
    const hear = () => activity.input()
    let place = ''
    const move = ({ screenX, screenY }: PointerEvent) => {
      const now = `${screenX} ${screenY}`
      if (now !== place) activity.input()
      place = now
    }
    const options = { capture: true, passive: true }
    for (const name of inputs) window.addEventListener(name, hear, options)
    window.addEventListener('pointermove', move, options)
    const listening = window.setInterval(() => player.isPlaying() && activity.input(), playbackInterval)
    return () => {
      for (const name of inputs) window.removeEventListener(name, hear, options)
      window.removeEventListener('pointermove', move, options)
      window.clearInterval(listening)
      activity.stop()
    }
  }, [minutes, activity])

  useEffect(() => {
    if (soon) activity.lockSoon()
  }, [soon, activity])
}
