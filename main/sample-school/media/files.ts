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
import type { Resource, Student, World } from '../data/world-types'
import type { Sounds } from '../store/sounds'
import { introductionPage } from './page'
import { pngFile } from './png'
import { modelVoice, speak, type Voice } from './speech'
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

function voiceOf(seed: number, student: Student): Voice {
  const ability = abilityOf(seed, student)
  return {
    pitch: 165 + 110 * randomShare(seed, student.index, 91),
    speed: 0.72 + 0.3 * ability,
    size: 1.08 + 0.14 * randomShare(seed, student.index, 92),
    breath: 0.03 + 0.1 * (1 - ability),
  }
}

const isSpoken = ({ unit }: Mark): boolean => unit.kind === 'spoken' || unit.kind === 'chat'

/** A student's recording; null if it does not exist or not yet. */
function recordingOf(
  world: World,
  resource: Resource,
  name: string,
  now: number,
): { text: string; voice: Voice } | null {
  const [, topicId, studentId, round, place] = recording.exec(name) ?? []
  const topic = topicId === undefined ? undefined : findTopic(world, topicId)
  if (topic === undefined || topic.resource !== resource) return null
  const at = topic.homework.students.findIndex(student => student.id === studentId)
  const student = topic.homework.students[at]
  if (student === undefined || Number(round) < 1 || Number(round) > cellResultAt(world.seed, topic, at, now).rounds)
    return null
  const mark = marksOf(world.seed, topic, student, Number(round))[Number(place) - 1]
  if (mark === undefined || mark.score === null || !isSpoken(mark)) return null
  // A student who scored 0 said only the beginning.
  const words = spokenText(mark).split(' ')
  const spokenWords = mark.score === 0 ? words.slice(0, Math.ceil(words.length / 3)) : words
  return { text: spokenWords.join(' '), voice: voiceOf(world.seed, student) }
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

const sound = (text: string, voice: Voice): MediaFile => mediaFile('audio/wav', wavFile(speak(text, voice)))

const drawings = new Map(Object.entries({ ...pictures, ...diagrams }))

/** The introduction page with this name, if the resource refers to it. */
const pageOf = ({ content }: Resource, name: string) =>
  content.tabs?.some(tab => tab.path === name) && Object.hasOwn(introductions, name) ? introductions[name] : undefined

/** A function that creates the file; null if there is no such file, or not yet. */
function makerOf(world: World, resource: Resource, name: string, now: number): (() => MediaFile) | null {
  const text = soundsOf(withFileContents(resource.content)).get(name)
  if (text !== undefined) return () => sound(text, modelVoice)
  const page = pageOf(resource, name)
  if (page !== undefined) return () => mediaFile('text/html; charset=utf-8', introductionPage(page))
  const shapes = name.endsWith('.png') ? drawings.get(name.slice(0, -4)) : undefined
  if (shapes !== undefined) return () => mediaFile('image/png', pngFile(shapes))
  const recording = recordingOf(world, resource, name, now)
  return recording === null ? null : () => sound(recording.text, recording.voice)
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
