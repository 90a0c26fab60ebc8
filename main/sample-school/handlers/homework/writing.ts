/** What AI and teacher say of a writing, as it stands on the wire (SPEC §3 new_writing_report, Comments; WIRE.md). */
import { isWriting } from '../../../../shared/domain/view-families'
import type { Note } from '../../../../shared/items/note'
import { analyses, fittingComments, levelComments, slipHint, slipKinds, teacherNotes } from '../../content/ai-marking'
import { type Mark, marksOf } from '../../data/marks'
import type { Student, Topic } from '../../data/model'
import { mix, pick, share, textNumber } from '../../data/random'
import { type Composition, compose, type Sentence, type Slip } from './composition'

const kindOf = ({ wrong, right }: Slip): string => (wrong.length === right.length ? slipKinds.spelling : slipKinds.form)

/** The text with its slips in markers; not all services write them alike, or close the last. */
function marked({ text, sentences }: Composition, key: number): string {
  const [open, close] = key % 4 === 1 ? ['[RED]', '[/Red]'] : ['[red]', '[/red]']
  const slips = sentences.flatMap(sentence => sentence.slips)
  let done = 0
  let result = ''
  for (const { start, end } of slips) {
    result += `${text.slice(done, start)}${open}${text.slice(start, end)}${close}`
    done = end
  }
  const whole = result + text.slice(done)
  return key % 5 === 2 && done === text.length ? whole.slice(0, -close.length) : whole
}

const sentenceResult = (sentences: readonly Sentence[]) =>
  sentences.map(({ text, slips }) => ({
    original_sentence: text,
    error_list: slips.map(slip => ({ error_type: kindOf(slip), mistake_hint: slipHint(slip.wrong, slip.right) })),
  }))

/** What a score is worth in half points of 16, dealt out to the four parts, two and two of them half a point apart. */
function partScores(score: number, key: number): [number, number, number, number] {
  const halves = Math.round((32 * score) / 100)
  const parts = [0, 1, 2, 3].map(at => Math.floor((halves + at) / 4))
  const shift = (up: number, down: number, salt: number): void => {
    const [more = 0, less = 0] = [parts[up], parts[down]]
    if (share(key, salt) < 0.4 || more >= 8 || less <= 0) return
    parts[up] = more + 1
    parts[down] = less - 1
  }
  shift(0, 3, 21)
  shift(2, 1, 22)
  const [content = 0, structure = 0, vocabulary = 0, grammar = 0] = parts.map(part => part / 2)
  return [content, structure, vocabulary, grammar]
}

function scoreResult({ text, sentences }: Composition, score: number, key: number) {
  const wrong = sentences.reduce((sum, sentence) => sum + sentence.slips.length, 0)
  const [content, structure, vocabulary, grammar] = partScores(score, key)
  return {
    content_score: content,
    // Figures come as text from some services.
    structure_score: String(structure),
    vocabulary_score: vocabulary,
    grammar_score: grammar,
    correct_word_number: text.split(/\s+/).length - wrong,
    has_comment: 1,
  }
}

/** The AI's report: its parts are JSON text, of which some cannot be read. */
function report(composition: Composition, score: number, key: number, recognised: string | undefined) {
  const analysis = JSON.stringify(score >= 80 ? analyses.high : score >= 50 ? analyses.middle : analyses.low)
  const whole = {
    full_text_result: marked(composition, key),
    ...(recognised === undefined ? {} : { recognize_image: recognised }),
    sentence_result: JSON.stringify(sentenceResult(composition.sentences)),
    analysis_result: key % 11 === 3 ? analysis.slice(0, -2) : analysis,
    score_result: JSON.stringify(scoreResult(composition, score, key)),
  }
  return key % 2 === 0 ? whole : JSON.stringify(whole)
}

interface Written {
  topic: Topic
  student: Student
  round: number
  mark: Mark
  score: number
  key: number
}

/** A mark with what the chance of its text hangs on; null where nothing was written that AI marks. */
function writtenOf(topic: Topic, student: Student, round: number, mark: Mark): Written | null {
  const { score, unit, place } = mark
  if (score === null || unit.kind !== 'written' || !isWriting(topic.resource.viewKey)) return null
  return { topic, student, round, mark, score, key: mix(textNumber(topic.id), student.index, round, place, 17) }
}

/** The sentences of the model. */
const modelOf = ({ unit }: Mark): string[] =>
  unit.kind === 'written' ? (unit.samples[0] ?? '').split(/(?<=[.!?])\s+/) : []

const compositionOf = ({ mark, score, key }: Written): Composition => compose(modelOf(mark), score, key)

const fileNames = /^comments-(\d{1,9})-(s-\d{1,9})-(\d{1,3})-(\d{1,3})\.json$/

/** The name of the file with the AI's comments on one answer. */
const fileName = ({ topic, student, round, mark }: Written): string =>
  `comments-${topic.id}-${student.id}-${round}-${mark.place + 1}.json`

/** Whose answer a file of that name is about; null for any other file. */
export function writtenIn(name: string): { topicId: string; studentId: string; round: number; place: number } | null {
  const [, topicId, studentId, round, place] = fileNames.exec(name) ?? []
  if (topicId === undefined || studentId === undefined) return null
  return { topicId, studentId, round: Number(round), place: Number(place) - 1 }
}

/**
 * What a record holds of a writing beside its score: the text, and what the AI says of it in the way of its view. Null for
 * what is no writing.
 */
export function writingAnswer(topic: Topic, student: Student, round: number, mark: Mark) {
  const written = writtenOf(topic, student, round, mark)
  if (written === null) return null
  const composition = compositionOf(written)
  const { score, key } = written
  const text = { answer_result: composition.text }
  if (topic.resource.viewKey === 'topic-writing') return { ...text, evaluate_xml: fileName(written) }
  if (topic.resource.viewKey === 'standard-writing')
    return { ...text, new_writing_report: report(composition, score, key, undefined) }
  // Two of three hand in a sheet of paper.
  const byHand = key % 3 !== 0
  return {
    ...text,
    evaluate_xml: fileName(written),
    ...(byHand
      ? { engine_pic: 'handwriting.png', new_writing_report: report(composition, score, key, 'recognized.png') }
      : {}),
  }
}

const hit = ({ text }: Composition, start: number, end: number, cmt_level: 0 | 1 | 2 | 3, comment: string) => ({
  hit_words_pos: `${start},${end}`,
  hit_words: text.slice(start, end),
  cmt_level,
  comment,
})

/** What is said of a sentence at a level: what fits this one, or any. */
function commentOn(sentence: string, level: 0 | 1 | 2, key: number, at: number): string {
  const fitting = fittingComments.filter(one => one.level === level && one.when.test(sentence))
  return pick([...fitting.map(one => one.comment), ...levelComments[level]], key, at, 32)
}

/** The AI's comments: on every slip, and on sentences by turns; the two may overlap. */
function commentsOf(composition: Composition, score: number, key: number) {
  const sentences = composition.sentences.map((sentence, at) => {
    // Praise is for what has no slip in it.
    const praised = at === 0 && score >= 50 ? 0 : pick([0, 1, 2] as const, key, at, 31)
    const level = praised === 0 && sentence.slips.length > 0 ? 1 : praised
    return hit(
      composition,
      sentence.start,
      sentence.start + sentence.text.length,
      level,
      commentOn(sentence.text, level, key, at),
    )
  })
  const slips = composition.sentences.flatMap(sentence =>
    sentence.slips.map(slip => hit(composition, slip.start, slip.end, 3, slipHint(slip.wrong, slip.right))),
  )
  return [...slips, ...sentences.filter((_, at) => at % 2 === 0)]
}

/** One written answer by the numbers of its file. */
function writtenAt(seed: number, topic: Topic, student: Student, round: number, place: number): Written | null {
  const mark = marksOf(seed, topic, student, round)[place]
  return mark === undefined ? null : writtenOf(topic, student, round, mark)
}

/** The file with the AI's comments on an answer; null where there is none. */
export function commentsFile(seed: number, topic: Topic, student: Student, round: number, place: number) {
  const written = writtenAt(seed, topic, student, round, place)
  if (written === null) return null
  const composition = compositionOf(written)
  const sent_comments = commentsOf(composition, written.score, written.key)
  return { text: composition.text, comments: { sent_comments } }
}

/** What teachers had noted in the showcase before anybody came: on its first two words gone wrong, or on the beginning. */
export function notesFromBefore(seed: number, topic: Topic, student: Student, round: number): Note[] {
  if (topic.homework.index !== 0 || student.index % 4 === 3) return []
  const written = writtenAt(seed, topic, student, round, 0)
  if (written === null) return []
  const composition = compositionOf(written)
  const { text, sentences } = composition
  const slips = sentences.flatMap(sentence => sentence.slips).slice(0, 2)
  const [first] = sentences
  const firstWords = first === undefined ? 0 : first.text.split(' ').slice(0, 3).join(' ').length
  const spans = slips.length > 0 ? slips : [{ start: 0, end: firstWords }]
  const words = slips.length > 0 ? teacherNotes.slip : teacherNotes.first
  return spans.map(({ start, end }, at) => ({
    pos: { startPos: start, endPos: end },
    comments: pick(words, written.key, at, 41),
    teacher: teacherNotes.teacher,
    sent_content: text.slice(start, end),
  }))
}
