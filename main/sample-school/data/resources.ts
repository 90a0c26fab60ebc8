/** The exercises of the school, with the questions that are marked in each. */
import { type ViewKey, viewKeys } from '../../../shared/items/view-keys'
import { commonViews, content } from '../content/exercises'
import { withFileContents } from '../content/exercises/content-with-files'
import {
  type AnswerKind,
  type Choice,
  type Exercise,
  type ExerciseContent,
  englishText,
  type Question,
  questionsOf,
} from '../content/exercises/exercise-types'
import { training as trainings } from '../content/exercises/grammar/training'
import { partTitle, wordBooks } from '../content/word-books'
import { topicItem } from '../content/writing-topics'
import type { Resource, Size, Unit } from './world-types'

const structured = (answers: Question['answers']): Choice[] =>
  (answers ?? []).map((entry, at) => (typeof entry === 'string' ? { index: at + 1, content: entry } : entry))

/** Whether the question has an answer. A choice question without options and answers is only shown. */
const isAsked = ({ choose, answers }: Question, kind: AnswerKind): boolean =>
  kind !== 'choice' || choose !== undefined || answers !== undefined

const isMarked = (answer: Choice | string): boolean => typeof answer !== 'string' && answer.correct !== undefined

/**
 * The kind of answer of one question. The question's own options and answers take precedence over the kind of its view.
 */
function kindOf({ choose, answers }: Question, kind: AnswerKind): AnswerKind {
  if (kind === 'written' && choose !== undefined) return 'choice'
  if (kind === 'choice' && choose === undefined && !answers?.some(isMarked)) return 'blanks'
  if (kind === 'blanks' && choose !== undefined && answers === undefined) return 'choice'
  if (kind !== 'spoken') return kind
  return choose === undefined ? (answers === undefined ? 'spoken' : 'blanks') : 'choice'
}

function unitOf(question: Question, viewKind: AnswerKind, place: number): Unit {
  const id = String(question.question_id ?? question.index ?? question.question_number ?? place)
  const text = englishText(question)
  const kind = kindOf(question, viewKind)
  // A free spoken answer follows the sample answer. A text for reading has no sample answer, only itself.
  if (kind === 'spoken') return { id, text: question.sample_answer ?? text, kind }
  if (kind === 'written') return { id, text, kind, samples: question.samples ?? [question.sample_answer ?? text] }
  const answers = structured(question.answers).sort((a, b) => Number(a.index) - Number(b.index))
  if (kind === 'dictated' && !text.includes('__'))
    return { id, text, kind: 'blanks', blanks: text.split(' ').map(word => [word]), isDictation: true }
  if (kind === 'blanks' || kind === 'dictated')
    return { id, text, kind: 'blanks', blanks: answers.map(blank => blank.content.split('/')) }
  if (kind === 'ordered') return { id, text, kind, order: structured(question.answers).map(part => String(part.index)) }
  const choices = question.choose ?? answers
  const right = choices.findIndex(choice => choice.correct === true || choice.correct === 1)
  if (right < 0) throw new Error(`no right choice: ${text}`)
  return { id, text, kind, choices, right }
}

/**
 * The questions in the training file of a grammar unit. Its tab or the unit says whether they are choices or blanks.
 */
const trainingUnits = ({ tabs = [], training_type }: ExerciseContent): Unit[] =>
  tabs.flatMap(tab => {
    const items = tab.type === 'training' && tab.path !== undefined ? trainings[tab.path] : undefined
    const kind = (tab.training_type ?? training_type) === 'choose' ? 'choice' : 'blanks'
    return (items ?? []).map((item, at) => unitOf(item, kind, at + 1))
  })

/** The student only listens to an examiner's words and does not answer them. */
const isExaminer = ({ topic }: Question): boolean => topic === '面接委員'

function resourceOf(viewKey: ViewKey, exercise: Exercise, id: string, version: string): Resource {
  const { kind } = content[viewKey]
  return {
    id,
    viewKey,
    title: exercise.title,
    level: exercise.level,
    version,
    asText: exercise.asText ?? false,
    content: exercise.content,
    units: [
      ...questionsOf(withFileContents(exercise.content))
        .filter(question => isAsked(question, kind) && !isExaminer(question))
        .map((question, at) => unitOf(question, kind, at + 1)),
      ...trainingUnits(exercise.content),
    ],
  }
}

/** How many exercises a school size has, where that differs from the number of written exercises. */
const counts: Partial<Record<Size, number>> = { huge: 5000, modest: 50 }

/** The exercises of a school size. For a large size the written exercises are repeated as further editions. */
export function stockOf(size: Size, written: readonly Resource[]): Resource[] {
  const count = counts[size] ?? written.length
  const editions = Array.from({ length: Math.ceil(count / written.length) }, (_, at) => at + 1)
  return editions.flatMap(edition => written.map(resource => editionOf(resource, edition))).slice(0, count)
}

const editionOf = (resource: Resource, edition: number): Resource =>
  edition === 1 ? resource : { ...resource, id: `${resource.id}-${edition}`, title: `${resource.title} 第${edition}版` }

/** All written exercises, with the exercises of the common views first. */
export function createResources(): Resource[] {
  let number = 30
  return [...new Set<ViewKey>([...commonViews, ...viewKeys])].flatMap(key =>
    content[key].exercises.map(exercise => {
      number++
      return resourceOf(key, exercise, `r-${number}`, String((number % 3) + 1))
    }),
  )
}

/** The parts of all word-test books: the meaning is given, and the student writes the word. */
export function createWordParts(): Resource[] {
  return wordBooks.flatMap(book =>
    book.parts.map((words, at): Resource => {
      const number = at + 1
      const items = words.map(([word, mean], place) => ({
        index: place + 1,
        screen_text: '__',
        screen_text_jp: mean,
        answers: [{ index: 1, content: word }],
        audio_file: `word-${place + 1}.wav`,
      }))
      const exercise = { title: partTitle(book.name, number), level: book.level, content: { items } }
      const resource = resourceOf('blank-filling', exercise, `${book.id}-${number}`, '1')
      return { ...resource, part: { book: book.id, number } }
    }),
  )
}

/** A topic to write about; the answer should have `min` to `max` words. */
export function writingResource(
  id: string,
  { topic, level, min, max }: { topic: string; level: string; min: number; max: number },
): Resource {
  const exercise = { title: topic, level, content: { items: [topicItem(topic, { min, max })] } }
  return { ...resourceOf('topic-writing', exercise, id, '1'), isTeacherMade: true }
}

/**
 * A free recitation: a teacher's own sentences and chapter (SPEC §2, §3). `sound` is the name of a file; students hear it
 * as a model with `need_template` 1 (chosen).
 */
export function recitationResource(
  id: string,
  title: string,
  slots: readonly { category: string; content: string; translate: string; sound: string; need_template: 0 | 1 }[],
): Resource {
  const items = slots.map(({ content: english, translate, sound, need_template }, at) => ({
    index: at + 1,
    screen_text: english,
    ...(translate === '' ? {} : { screen_text_jp: translate }),
    ...(need_template === 1 ? { audio_file: sound } : {}),
  }))
  const view = slots.some(slot => slot.category === 'read_chapter')
    ? 'recitation-reading'
    : 'recitation-sentence-reading'
  return { ...resourceOf(view, { title, level: '', content: { items } }, id, '1'), isTeacherMade: true }
}
