/** The files of the media host: spoken model texts, students' recordings, pictures of words. Created on demand. */
import { createHash } from 'node:crypto'
import type { SoundKind } from '../../../shared/domain/recitation'
import { diagrams } from '../content/diagrams'
import { withFileContents } from '../content/exercises/content-with-files'
import { introductions } from '../content/exercises/grammar/introductions'
import { soundsOf } from '../content/exercises/sounds'
import { pictures } from '../content/pictures'
import { findTopic } from '../data/create-world'
import { abilityOf, cellResultAt, type Mark, marksOf, spokenText } from '../data/marks'
import { randomShare } from '../data/random'
import { type RecordingFault, recordingFault } from '../data/recording-faults'
import type { Resource, Student, Topic, World } from '../data/world-types'
import type { Sounds } from '../store/sounds'
import { introductionPage } from './page'
import { pngFile } from './png'
import { recordedSamples, type Speaker } from './recording'
import { modelVoice, speak } from './speech'
import { wavFile } from './wav'

/** The content types of uploaded sounds, with their file extensions. */
const types = { 'audio/wav': 'wav', 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a' } as const satisfies Record<
  string,
  SoundKind
>

export interface MediaFile {
  type: keyof typeof types | 'image/png' | 'text/html; charset=utf-8'
  bytes: Uint8Array<ArrayBuffer>
  etag: string
}

/** The limit of the file cache in bytes: about eighty sentences, or five chapters. */
const maxCacheBytes = 8_000_000

const recording = /^rec-(\d{1,9})-(s-\d{1,9})-(\d{1,3})-(\d{1,3})\.wav$/

function speakerOf(seed: number, student: Student): Speaker {
  const ability = abilityOf(seed, student)
  return {
    seed: student.index,
    pitch: 125 + 150 * randomShare(seed, student.index, 91),
    speed: 0.72 + 0.3 * ability,
    size: 1.08 + 0.14 * randomShare(seed, student.index, 92),
    breath: 0.03 + 0.1 * (1 - ability),
    room: 0.0005 + 0.0015 * randomShare(seed, student.index, 93),
  }
}

const isSpoken = ({ unit }: Mark): boolean => unit.kind === 'spoken' || unit.kind === 'chat'

/** What is heard in a recording of another text: the next text of the topic; if there is only one, an introduction. */
function otherText({ resource: { units } }: Topic, place: number): string {
  const next = units[(place + 1) % units.length]
  return units.length > 1 && next !== undefined
    ? next.text
    : 'Hello. My name is Ken. I like music and soccer. Nice to meet you.'
}

interface Recording {
  text: string
  speaker: Speaker
  fault: RecordingFault | null
}

/** A student's recording; null if it does not exist or not yet. */
function recordingOf(world: World, resource: Resource, name: string, now: number): Recording | null {
  const [, topicId, studentId, round, place] = recording.exec(name) ?? []
  const topic = topicId === undefined ? undefined : findTopic(world, topicId)
  if (topic === undefined || topic.resource !== resource) return null
  const at = topic.homework.students.findIndex(student => student.id === studentId)
  const student = topic.homework.students[at]
  if (student === undefined || Number(round) < 1 || Number(round) > cellResultAt(world.seed, topic, at, now).rounds)
    return null
  const mark = marksOf(world.seed, topic, student, Number(round))[Number(place) - 1]
  if (mark === undefined || mark.score === null || !isSpoken(mark)) return null
  const fault = recordingFault(world.seed, topic, student, Number(round), mark)
  const text = fault === 'other-text' ? otherText(topic, mark.place) : spokenText(mark)
  return { text, speaker: speakerOf(world.seed, student), fault }
}

const mediaFile = (type: MediaFile['type'], bytes: Uint8Array<ArrayBuffer>): MediaFile => ({
  type,
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
})

/** A sound file of a recitation, by its name. The name stays the same when the recitation becomes a resource. */
function recitationSound(sounds: Sounds, name: string): MediaFile | null {
  const bytes = sounds.read(name)
  const type = (Object.keys(types) as (keyof typeof types)[]).find(one => name.endsWith(`.${types[one]}`))
  return bytes === null || type === undefined ? null : mediaFile(type, bytes)
}

const sound = (samples: Float32Array): MediaFile => mediaFile('audio/wav', wavFile(samples))

const drawings = new Map(Object.entries({ ...pictures, ...diagrams }))

/** The introduction page with this name, if the resource refers to it. */
const pageOf = ({ content }: Resource, name: string) =>
  content.tabs?.some(tab => tab.path === name) && Object.hasOwn(introductions, name) ? introductions[name] : undefined

/** A function that creates the file; null if there is no such file, or not yet. */
function makerOf(world: World, resource: Resource, name: string, now: number): (() => MediaFile) | null {
  const text = soundsOf(withFileContents(resource.content)).get(name)
  if (text !== undefined) return () => sound(speak(text, modelVoice))
  const page = pageOf(resource, name)
  if (page !== undefined) return () => mediaFile('text/html; charset=utf-8', introductionPage(page))
  const shapes = name.endsWith('.png') ? drawings.get(name.slice(0, -4)) : undefined
  if (shapes !== undefined) return () => mediaFile('image/png', pngFile(shapes))
  const recording = recordingOf(world, resource, name, now)
  if (recording === null) return null
  const { text: spoken, speaker, fault } = recording
  return () => sound(recordedSamples(spoken, speaker, fault))
}

/** The media files of a school; `read` returns null for a file that does not exist, or not yet. */
export function createMedia(world: World, sounds: Sounds) {
  const cache = new Map<string, MediaFile>()
  return {
    read(resourceId: string, name: string, now: number): MediaFile | null {
      if (resourceId === 'recitation') return recitationSound(sounds, name)
      const resource = world.resources.find(one => one.id === resourceId)
      if (resource === undefined) return null
      if (soundsOf(withFileContents(resource.content)).has(name)) {
        const recording = recitationSound(sounds, name)
        if (recording !== null) return recording
      }
      const key = `${resourceId}/${name}`
      const maker = makerOf(world, resource, name, now)
      if (maker === null) return null
      const file = cache.get(key) ?? maker()
      cache.delete(key)
      cache.set(key, file)
      let size = [...cache.values()].reduce((sum, { bytes }) => sum + bytes.length, 0)
      for (const [oldest, { bytes }] of cache) {
        if (size <= maxCacheBytes) break
        cache.delete(oldest)
        size -= bytes.length
      }
      return file
    },
  }
}

export type Media = ReturnType<typeof createMedia>
