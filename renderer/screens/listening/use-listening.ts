import { useCallback, useEffect, useMemo, useState } from 'react'
import { showToast } from '../../bridge/index'
import type { Submission } from '../../features/homework/queue/submissions'
import type { EarlierSubmissions } from '../../features/homework/queue/use-earlier-submissions'
import { useQueueScope } from '../../features/homework/queue/use-queue-scope'
import { useHiddenNames } from '../../features/study/use-hidden-names'
import { isMeasured, trackKey } from './model/flags'
import type { ListeningFilter } from './model/listening-filter'
import { clipsOf, type SoundTrack } from './model/reading'
import { submissionVersion } from './model/submission-version'
import { text } from './text'
import { useCuts } from './use-cuts'
import { useFilteredReadings } from './use-filtered-readings'
import { useListeningPosition } from './use-listening-position'
import { useListeningSteps } from './use-listening-steps'
import { usePeaks } from './use-peaks'
import { usePlace } from './use-place'
import { useQueueSound } from './use-queue-sound'
import { useReadAhead } from './use-read-ahead'
import { useReadingTriage } from './use-reading-triage'
import { useReadings } from './use-readings'
import { useListeningSettings } from './use-settings'

/** The newest deadline first: a teacher listens to what has just been handed in. */
const newestFirst = (all: readonly Submission[]): Submission[] =>
  all.toSorted((a, b) => (a.endTime < b.endTime ? 1 : a.endTime > b.endTime ? -1 : 0))

/**
 * The queue of readings: what is in it, where the teacher is, what is heard, and how she goes on.
 * @param earlier what the students handed in before, with which the scores are compared.
 * @param isWriting whether the teacher is writing a comment: then the next student does not come by himself.
 */
export function useListening(all: readonly Submission[], earlier: EarlierSubmissions, isWriting: () => boolean) {
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
  const scopeId = [scope.team_id, scope.homework_id, scope.topic_id, scoped.day].join('|')
  const { ahead, readMore } = useReadAhead(scopeId)
  const { readings, retry, isRead, left, outdated, readAgain } = useReadings(items, near, ahead)
  const [from, setFrom] = useState<string>()
  const scored = useMemo(() => [...all, ...earlier.items], [all, earlier.items])
  const triage = useReadingTriage(scored, items, readings, from)
  const { filter, setFilter, keys, counts } = useFilteredReadings(items, readings, triage.flags)
  const isKnown = { all: true, flagged: triage.done === triage.total && earlier.isRead, words: isRead }[filter]
  const isSearching = filter !== 'all' && (!isKnown || left > 0)
  const position = useListeningPosition(`${scopeId}|${filter}`, keys, {
    isInScope: key => byKey.has(key),
    isSearching,
  })
  // She does not come near the others of a very long queue if the filter has nothing more among the first ones.
  const needsMore = isKnown && isSearching && (position.isWaiting || position.order.length === 0)
  useEffect(() => {
    if (needsMore) readMore()
  })
  const { current, next, previous } = position
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
      if (!settings.playsNext) return
      if (isWriting()) showToast(text.staysForComment)
      else steps.goOn()
    },
    onFailed(address) {
      const reading = current === undefined ? undefined : readings.get(current)
      const track = reading?.tracks.find(({ recordingAddress }) => recordingAddress === address)
      if (reading && track) showToast(text.soundFailed(shownName(reading.item), track.no))
    },
  })

  const steps = useListeningSteps({
    position,
    place,
    queue,
    isSilent(key) {
      const reading = readings.get(key)
      return reading !== undefined && clipsOf(reading, filter, sourcesOf(key))?.length === 0
    },
    nameOf: nameOfKey,
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
    /** Whether the filter may find others, because not all is read or measured. */
    isSearching,
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
    goNext: steps.goNext,
    goBack: steps.goBack,
    show: steps.show,
    end: steps.end,
    place,
    nameOfKey,
    /** Where the teacher left off last time, if it can be offered now. */
    leftOff:
      place.left !== undefined && !position.isAsked && position.index === 0 && position.order.indexOf(place.left) > 0
        ? place.left
        : undefined,
  }
}

export type ListeningState = ReturnType<typeof useListening>
