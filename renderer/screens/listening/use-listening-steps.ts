import { useEffect } from 'react'
import { showToast } from '../../bridge/index'
import { isDialogOpen } from '../../ui/dialogs'
import { useStableCallback } from '../../ui/use-stable-callback'
import { text } from './text'
import type { useListeningPosition } from './use-listening-position'
import type { usePlace } from './use-place'
import type { QueueSound } from './use-queue-sound'

interface Parts {
  position: ReturnType<typeof useListeningPosition>
  place: ReturnType<typeof usePlace>
  queue: QueueSound
  /** Whether nothing can be heard of a reading: known only after it is read. */
  isSilent: (key: string) => boolean
  nameOf: (key: string) => string
}

/** The steps from one reading to another, by the teacher and by the sound itself. */
export function useListeningSteps({ position, place, queue, isSilent, nameOf }: Parts) {
  const { order, index, previous, pass, found } = position
  const show = (key: string, plays = true) => {
    position.show(key)
    place.note(key)
    place.dismiss()
    if (plays) queue.play(key)
  }
  /** To the first of these readings. By itself the sound skips those of which nothing is heard, and names them. */
  const step = (readings: readonly string[], isByItself: boolean, plays = true) => {
    const first = isByItself ? readings.findIndex(key => !isSilent(key)) : 0
    const silent = first === -1 ? readings : readings.slice(0, first)
    if (silent.length > 0) showToast(text.skipped(silent.map(nameOf)))
    const key = readings[first]
    if (key !== undefined) return show(key, plays)
    queue.stop()
    position.goPast(isByItself)
  }
  const goOnWithFound = useStableCallback(() => {
    // While a dialog is open, the teacher does something else: no sound begins.
    if (pass !== null && found.length > 0) step(found, pass.isByItself, !isDialogOpen())
  })
  useEffect(() => {
    if (found.length > 0) goOnWithFound()
  }, [found, goOnWithFound])
  return {
    show,
    /** To the next reading, by itself. */
    goOn: () => step(order.slice(index + 1), true),
    goNext: useStableCallback(() => step(order.slice(index + 1), false)),
    goBack: useStableCallback(() => {
      if (previous !== undefined) show(previous, !position.isEnded)
      else if (position.isEnded) position.goBack()
      else showToast(text.first)
    }),
    /** To the summary. */
    end() {
      queue.stop()
      position.end()
    },
  }
}
