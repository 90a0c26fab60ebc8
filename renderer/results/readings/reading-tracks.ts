/** What one student recorded in a paper, sentence by sentence, in its order. Pure functions over papers. */
import type { Paper } from '../../../shared/items/paper'
import { type MapWord, type Passage, passageMap } from '../class-reading/passage-map'
import { itemsAndQuestions } from '../content/items-and-questions'
import type { Outcome } from '../content/types'
import { contentWithAnswers } from '../paper-content'
import { viewDefinitionOf } from '../registry'

/** One sentence, or text, that was to be read aloud. */
export interface ReadingTrack {
  /** Unique in the paper. */
  key: string
  /** Counts from 1 among the tracks of the paper. */
  no: number
  text: string
  outcome: Outcome
  /** The file of the recording; absent if the student recorded nothing. */
  recording: string | undefined
  /** The file of the model. */
  model: string | undefined
  /** Its words with their marks; absent if the evaluation names no words. */
  passage: Passage | undefined
}

const isDialogue = (viewKey: string): boolean => ['dialog', 'dialog-shadow-tracking'].includes(viewKey)

const cache = new WeakMap<Paper, readonly ReadingTrack[]>()

function read(paper: Paper): readonly ReadingTrack[] {
  const definition = viewDefinitionOf(paper.resource.view_key)
  if (!definition || definition.hasPartFiles || definition.Wrapper) return []
  const content = contentWithAnswers(paper, definition)
  const passages = new Map(passageMap([{ studentId: '', paper }]).map(passage => [passage.key, passage]))
  const all = itemsAndQuestions(content)
  const recorded = all.filter(({ outcome }) => outcome.recording !== undefined)
  // of a dialogue a student may read one part only
  const texts =
    isDialogue(paper.resource.view_key) && recorded.length > 0
      ? recorded
      : all.filter(({ english, outcome }) => outcome.recording !== undefined || (english ?? '').trim() !== '')
  return texts.map(({ key, english = '', outcome, audios, answerAudio }, at) => ({
    key,
    no: at + 1,
    text: english,
    outcome,
    recording: outcome.recording,
    // the sound above a single text is its model
    model: audios[0] ?? answerAudio ?? (texts.length === 1 ? content.lead.audio : undefined),
    passage: passages.get(`${key} ${english}`),
  }))
}

/** The tracks of a paper; none if its view has no readings. Computed once per paper. */
export function readingTracks(paper: Paper): readonly ReadingTrack[] {
  const tracks = cache.get(paper) ?? read(paper)
  cache.set(paper, tracks)
  return tracks
}

/** The words of a track that can be heard and were not read right: misread, or read twice. */
export const stumbledWords = ({ passage }: Pick<ReadingTrack, 'passage'>): MapWord[] =>
  passage?.words.filter(({ students }) => students.wrong.length > 0 || students.repeated.length > 0) ?? []
