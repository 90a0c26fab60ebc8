import { type RefObject, useState } from 'react'
import { listeningRates, player } from '../../audio/player'
import { showToast } from '../../bridge/index'
import { useDeletionState } from '../../ui/deletions/pending-deletions'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { type ListeningFilter, listeningFilters } from './model/listening-filter'
import { type MarkDigit, markDigits } from './model/marks'
import { text } from './text'
import type { ListeningState } from './use-listening'
import type { MarksState } from './use-marks'

/** A held key counts once: what its repeats would do to the next students, the teacher has not decided. */
const once =
  (run: () => void) =>
  ({ repeat }: KeyboardEvent): void => {
    if (!repeat) run()
  }

const nextFilter = (filter: ListeningFilter): ListeningFilter =>
  listeningFilters[(listeningFilters.indexOf(filter) + 1) % listeningFilters.length] ?? 'all'

/** What the teacher does with the reading on the screen, by the page's keys and its buttons. */
export function useListeningActions(
  listening: ListeningState,
  marks: MarksState,
  commentField: RefObject<HTMLTextAreaElement | null>,
) {
  const { items, item, reading, position, queue, filter, goNext, goBack, shownName, settings, leftOff } = listening
  /** What a screen reader says about the last mark. */
  const [said, setSaid] = useState('')

  const mark = (digit: MarkDigit) => {
    if (!item) return
    const now = marks.toggle(item, digit)
    listening.hear(item)
    const name = shownName(item)
    setSaid(now === null ? text.unmarked(name) : text.marked(name, now))
    if (now !== null && settings.markGoesOn) goNext()
  }
  const undo = () => {
    const undone = marks.undo()
    const words = undone ? text.restored(shownName(undone)) : text.nothingToUndo
    setSaid(words)
    showToast(words)
  }
  const alternate = () => {
    if (!queue.alternate()) showToast(text.noModel)
  }
  const resume = () => leftOff !== undefined && listening.show(leftOff)
  const toggleSummary = () => (position.isEnded ? goBack() : listening.end())
  const isShown = item !== undefined
  // What waits, such as a comment to be sent, is taken back first, by the bar of all pages.
  const isPending = useDeletionState().batches.some(({ secondsLeft }) => secondsLeft > 0)
  const keys = useKeyTable([
    { label: text.keys.play, keys: { ' ': once(queue.toggle) }, when: isShown },
    {
      label: text.keys.mark,
      keys: Object.fromEntries(markDigits.map(digit => [String(digit), once(() => mark(digit))])),
      when: isShown,
    },
    { label: text.keys.next, keys: { Enter: once(goNext) }, when: isShown },
    { label: text.keys.nextToo, keys: { j: goNext, 'Shift+j': goNext }, when: isShown, hint: false },
    {
      label: text.keys.back,
      keys: { k: goBack, 'Shift+k': goBack },
      when: isShown || position.isWaiting || position.isEnded,
      hint: false,
    },
    { label: text.keys.model, keys: { a: once(alternate) }, when: isShown },
    {
      label: text.keys.seek,
      keys: { ArrowLeft: () => queue.seek(-1), ArrowRight: () => queue.seek(1) },
      when: isShown,
    },
    {
      label: text.keys.sentence,
      keys: { ArrowUp: () => queue.goToTrack(queue.track - 1), ArrowDown: () => queue.goToTrack(queue.track + 1) },
      when: isShown && (reading?.tracks.length ?? 0) > 1,
    },
    {
      label: text.keys.rate,
      keys: { '[': () => player.stepRate(-1, listeningRates), ']': () => player.stepRate(1, listeningRates) },
      hint: false,
      when: isShown,
    },
    { label: text.keys.comment, keys: { c: () => commentField.current?.focus() }, when: isShown },
    { label: text.keys.undo, keys: { 'Ctrl+z': undo }, when: !isPending, hint: false },
    {
      label: text.keys.filter,
      keys: { w: once(() => listening.setFilter(nextFilter(filter))) },
      when: items.length > 0,
    },
    { label: text.keys.summary, keys: { g: once(toggleSummary) }, when: items.length > 0 },
    { label: text.keys.resume, keys: { r: () => void resume() }, when: leftOff !== undefined, hint: false },
  ])
  return { keys, mark, alternate, resume, toggleSummary, said }
}
