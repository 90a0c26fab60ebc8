import { useEffect, useMemo } from 'react'
import { player } from '../../audio/player'
import { reportActivity } from '../../bridge'
import { createActivityReporter } from './activity-reporter'

/** What counts as the teacher's being there. A pointer that lies still under a page that moves is none. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Who listens to an answer touches nothing. */
const playbackInterval = 5000

/**
 * Tells main of the teacher's inputs.
 * @param minutes after how many minutes without any the screen locks; 0 = never, then nothing is told.
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
