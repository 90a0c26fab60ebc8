import { useEffect, useMemo } from 'react'
import { player } from '../../audio/player'
import { reportActivity } from '../../bridge/index'
import { createActivityReporter } from './activity-reporter'

/**
 * The events that count as activity. A page that scrolls below a resting pointer also sends events; they do not count.
 */
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** A teacher who listens to an answer gives no input, so playback counts as activity, in this interval (ms). */
const playbackInterval = 5000

/**
 * Reports the teacher's inputs to main.
 * @param minutes minutes without input after which the screen locks; 0 = never, and nothing is reported.
 * @param isLockNear whether main is about to lock.
 */
export function useActivityReports(minutes: number, isLockNear: boolean): void {
  const activity = useMemo(() => {
    const every = Math.min(60_000, (minutes * 60_000) / 4)
    return createActivityReporter({ interval: every, clock: Date.now, report: reportActivity })
  }, [minutes])

  useEffect(() => {
    if (minutes === 0) return
    const onInput = () => activity.input()
    let lastPosition = ''
    const onPointerMove = ({ screenX, screenY }: PointerEvent) => {
      const now = `${screenX} ${screenY}`
      if (now !== lastPosition) activity.input()
      lastPosition = now
    }
    const options = { capture: true, passive: true }
    for (const name of inputs) window.addEventListener(name, onInput, options)
    window.addEventListener('pointermove', onPointerMove, options)
    const listening = window.setInterval(
      () => (player.isPlaying() || player.isHeld()) && activity.input(),
      playbackInterval,
    )
    return () => {
      for (const name of inputs) window.removeEventListener(name, onInput, options)
      window.removeEventListener('pointermove', onPointerMove, options)
      window.clearInterval(listening)
      activity.stop()
    }
  }, [minutes, activity])

  useEffect(() => {
    if (isLockNear) activity.lockSoon()
  }, [isLockNear, activity])
}
