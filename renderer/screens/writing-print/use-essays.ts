import { useEffect, useRef, useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import { mapConcurrently } from '../../../shared/map-concurrently'
import { onSessionEnd } from '../../bridge/index'
import { type Essay, loadEssay } from '../../results/index'

interface Params {
  homeworkId: string
  topicId: string
  studentIds: readonly string[]
  withAi: boolean
}

type Loaded = ReadonlyMap<string, Essay | null>

const none: Loaded = new Map()

/** What was read of one topic; null for a student whose paper or comments could not be read. */
interface Reading {
  topic: string
  loaded: Loaded
  isStopped: boolean
}

/** Whether a paper was read, or failed; without its files it has not been read where they are wanted. */
const wasRead = (essay: Essay | null | undefined, withAi: boolean): boolean =>
  essay !== undefined && (essay === null || !withAi || essay.files !== null)

/**
 * Reads the papers of these students with their comments, a few at a time. The teacher can stop the reading and go on;
 * what has been read stays.
 */
export function useEssays({ homeworkId, topicId, studentIds, withAi }: Params) {
  const topic = `${homeworkId} ${topicId}`
  const [reading, setReading] = useState<Reading>({ topic, loaded: none, isStopped: false })
  const { loaded, isStopped } = reading.topic === topic ? reading : { loaded: none, isStopped: false }
  const latest = useRef(loaded)
  latest.current = loaded
  const [attempt, setAttempt] = useState(0)

  useEffect(() => onSessionEnd(() => setReading({ topic, loaded: none, isStopped: true })), [topic])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again what is missing
  useEffect(() => {
    if (isStopped) return
    const abort = new AbortController()
    const missing = studentIds.filter(id => !wasRead(latest.current.get(id), withAi))
    void mapConcurrently(missing, limits.paperReaders, async studentId => {
      if (abort.signal.aborted) return
      const old = latest.current.get(studentId)
      const essay = await loadEssay({ homeworkId, topicId, studentId }, withAi, abort.signal, old).catch(() => null)
      if (abort.signal.aborted) return
      setReading(before => ({
        topic,
        loaded: new Map([...(before.topic === topic ? before.loaded : none), [studentId, essay]]),
        isStopped: false,
      }))
    })
    return () => abort.abort()
  }, [homeworkId, topicId, topic, studentIds, withAi, isStopped, attempt])

  const isRead = (id: string) => wasRead(loaded.get(id), withAi)
  const failed = studentIds.filter(id => loaded.get(id) === null)
  return {
    essayOf: (id: string): Essay | null => (isRead(id) ? (loaded.get(id) ?? null) : null),
    done: studentIds.filter(isRead).length,
    failed: failed.length,
    isStopped,
    stop: () => setReading({ topic, loaded, isStopped: true }),
    resume: () => setReading({ topic, loaded, isStopped: false }),
    retry() {
      const others = [...loaded].filter(([id]) => !failed.includes(id))
      setReading({ topic, loaded: new Map(others), isStopped: false })
      setAttempt(count => count + 1)
    },
  }
}
