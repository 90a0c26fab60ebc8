import { useCallback, useMemo, useState } from 'react'
import { showToast } from '../../bridge/index'
import type { Submission } from '../../features/homework/queue/submissions'
import type { EarlierSubmissions } from '../../features/homework/queue/use-earlier-submissions'
import { useQueueScope } from '../../features/homework/queue/use-queue-scope'
import { useHiddenNames } from '../../features/study/use-hidden-names'
import { useStableCallback } from '../../ui/use-stable-callback'
import { isMeasured, trackKey } from './model/flags'
import type { ListeningFilter } from './model/listening-filter'
import { clipsOf, type SoundTrack } from './model/reading'
import { submissionVersion } from './model/submission-version'
import { text } from './text'
import { useCuts } from './use-cuts'
import { useFilteredReadings } from './use-filtered-readings'
import { useListeningPosition } from './use-listening-position'
import { usePeaks } from './use-peaks'
import { usePlace } from './use-place'
import { useQueueSound } from './use-queue-sound'
import { useReadingTriage } from './use-reading-triage'
import { useReadings } from './use-readings'
import { useListeningSettings } from './use-settings'

/** The newest deadline first: a teacher listens to what has just been handed in. */
const newestFirst = (all: readonly Submission[]): Submission[] =>
  all.toSorted((a, b) => (a.endTime < b.endTime ? 1 : a.endTime > b.endTime ? -1 : 0))

/**
 * The queue of readings: what is in it, where the teacher is, what is heard, and how she goes on.
 * @param earlier what the students handed in before, with which the scores are compared.
 */
export function useListening(all: readonly Submission[], earlier: EarlierSubmissions) {
  const scoped = useQueueScope(all, 'listening', { latestDay: true })
  const { scope } = scoped
  const items = useMemo(() => newestFirst(scoped.items), [scoped.items])
  const byKey = useMemo(() => new Map(items.map(item => [item.key, item])), [items])
  const { settings, change } = useListeningSettings()
  const { isHidden, hide, nameOf } = useHiddenNames()
  const shownName = useCallback(
    (item: { name: string; studentId: string }) => nameOf(item.name, item.studentId),
    [nameOf],
  )
  // The readings around the one on the screen, which is known after they are read: those of the last render.
  const [near, setNear] = useState<readonly (string | undefined)[]>([])
  const { readings, retry, left, outdated, readAgain } = useReadings(items, near)
  const [from, setFrom] = useState<string>()
  const scored = useMemo(() => [...all, ...earlier.items], [all, earlier.items])
  const triage = useReadingTriage(scored, items, readings, from)
  const { filter, setFilter, keys, counts } = useFilteredReadings(items, readings, triage.flags)
  const scopeId = [scope.team_id, scope.homework_id, scope.topic_id, scoped.day, filter].join('|')
  const position = useListeningPosition(scopeId, keys)
  const { current, next, previous, order } = position
  // What the teacher hears now is measured first, and then what comes after it.
  const shown = current === undefined ? undefined : readings.get(current)
  if (shown && current !== from && !isMeasured(shown, triage.results)) setFrom(current)
  const around = [current, next, previous]
  if (around.some((key, at) => key !== near[at])) setNear(around)
  const place = usePlace(scope, scoped.day)

  const [heard, setHeard] = useState<ReadonlySet<string>>(new Set())
  const hear = (item: Submission) => setHeard(old => new Set([...old, submissionVersion(item)]))
  const nameOfKey = (key: string): string => {
    const item = byKey.get(key)
    return item ? shownName(item) : ''
  }

  const wordAddresses =
    filter === 'words'
      ? around.flatMap(key => readings.get(key ?? '')?.tracks.flatMap(track => track.recordingAddress ?? []) ?? [])
      : []
  const peaksOf = usePeaks(wordAddresses)
  const sourcesOf = (key: string) => ({
    peaksOf,
    isFlagged: (track: SoundTrack) => (triage.results.get(trackKey(key, track.key))?.reasons.length ?? 0) > 0,
    measuresOf: (track: SoundTrack) => triage.results.get(trackKey(key, track.key))?.measures,
  })
  const cutsOf = useCuts(readings, triage.results, settings.skipsSilence)
  const queue = useQueueSound({
    readings,
    filter,
    current,
    near: [next, previous],
    cutsOf,
    sourcesOf,
    onEnd(isHeard) {
      if (shown === undefined) return
      if (!isHeard) return showToast(text.allFailed(shownName(shown.item)))
      hear(shown.item)
      if (settings.playsNext) goOn()
    },
    onFailed(address) {
      const reading = current === undefined ? undefined : readings.get(current)
      const track = reading?.tracks.find(({ recordingAddress }) => recordingAddress === address)
      if (reading && track) showToast(text.soundFailed(shownName(reading.item), track.no))
    },
  })

  const show = (key: string, plays = true) => {
    position.show(key)
    place.note(key)
    place.dismiss()
    if (plays) queue.play(key)
  }
  const end = () => {
    queue.stop()
    position.end()
  }
  /** Whether nothing can be heard of a reading: known only after it is read. */
  const isSilent = (key: string): boolean => {
    const reading = readings.get(key)
    return reading !== undefined && clipsOf(reading, filter, sourcesOf(key))?.length === 0
  }
  /** To the next reading by itself: those without a sound are named and skipped. */
  const goOn = () => {
    const after = order.slice(position.index + 1)
    const found = after.findIndex(key => !isSilent(key))
    const silent = found === -1 ? after : after.slice(0, found)
    if (silent.length > 0) showToast(text.skipped(silent.map(nameOfKey)))
    const key = after[found]
    if (key === undefined) end()
    else show(key)
  }
  const goNext = useStableCallback(() => (next === undefined ? end() : show(next)))
  const goBack = useStableCallback(() => {
    if (previous === undefined) showToast(text.first)
    else show(previous, !position.isEnded)
  })
  const reading = shown
  return {
    ...scoped,
    items,
    settings,
    change,
    isHidden,
    hide,
    shownName,
    filter,
    setFilter(chosen: ListeningFilter) {
      queue.stop()
      setFilter(chosen)
    },
    counts,
    readings,
    left,
    triage,
    position,
    queue,
    cutsOf,
    reading,
    /** The submission that is heard. */
    item: reading?.item ?? (current === undefined ? undefined : byKey.get(current)),
    /** Whether everything is known for which a reading can be flagged: of the one on the screen, and of all. */
    isMeasured: reading !== undefined && isMeasured(reading, triage.results) && earlier.isRead,
    isAllMeasured: triage.done === triage.total && earlier.isRead,
    /** How many of these were heard. */
    heard: items.filter(item => heard.has(submissionVersion(item))).length,
    hear,
    /** The readings of students who have handed in again since. */
    outdated,
    readShown() {
      const item = current === undefined ? undefined : byKey.get(current)
      queue.forget()
      if (item) void readAgain(item)
    },
    retry,
    goNext,
    goBack,
    show,
    end,
    place,
    nameOfKey,
    /** Where the teacher left off last time, if it can be offered now. */
    leftOff:
      place.left !== undefined && !position.isAsked && position.index === 0 && order.indexOf(place.left) > 0
        ? place.left
        : undefined,
  }
}

export type ListeningState = ReturnType<typeof useListening>
