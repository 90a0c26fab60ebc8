/**
 * AI reports and teacher comments on a writing, in the wire format (SPEC §3 new_writing_report, Comments; WIRE "AI
 * comments").
 */
import { isWriting } from '../../../../shared/domain/view-families'
import {
  analyses,
  fittingComments,
  inJapanese,
  levelComments,
  mistakeHint,
  mistakeKinds,
} from '../../content/ai-marking'
import { writingMistakes } from '../../content/writing-mistakes'
import { type Mark, marksOf } from '../../data/marks'
import { hashNumbers, hashText, pick, randomShare } from '../../data/random'
import type { Student, Topic } from '../../data/world-types'
import { type Composition, compose, type Mistake, type Sentence } from './composition'
import { planEssay } from './essay-plan'

const kindOf = ({ right }: Mistake): string => mistakeKinds[writingMistakes.get(right)?.kind ?? 'spelling']

/**
 * The text with markers around its mistakes. As on real servers, the markers vary in case and the last one may be
 * missing.
 */
function withMarkers({ text, sentences }: Composition, key: number): string {
  const [open, close] = key % 4 === 1 ? ['[RED]', '[/Red]'] : ['[red]', '[/red]']
  const mistakes = sentences.flatMap(sentence => sentence.mistakes)
  let done = 0
  let result = ''
  for (const { start, end } of mistakes) {
    result += `${text.slice(done, start)}${open}${text.slice(start, end)}${close}`
    done = end
  }
  const fullText = result + text.slice(done)
  return key % 5 === 2 && done === text.length ? fullText.slice(0, -close.length) : fullText
}

const sentenceResult = (sentences: readonly Sentence[]) =>
  sentences.map(({ text, mistakes }) => ({
    original_sentence: text,
    error_list: mistakes.map(mistake => ({
      error_type: kindOf(mistake),
      mistake_hint: mistakeHint(mistake.wrong, mistake.right),
    })),
  }))

/** Splits a score (as half points of 16) into the four parts, so that two pairs of parts often differ. */
function partScores(score: number, key: number): [number, number, number, number] {
  const halves = Math.round((32 * score) / 100)
  const parts = [0, 1, 2, 3].map(at => Math.floor((halves + at) / 4))
  const shift = (raise: number, down: number, salt: number): void => {
    const [more = 0, less = 0] = [parts[raise], parts[down]]
    if (randomShare(key, salt) < 0.4 || more >= 8 || less <= 0) return
    parts[raise] = more + 1
    parts[down] = less - 1
  }
  shift(0, 3, 21)
  shift(2, 1, 22)
  const [content = 0, structure = 0, vocabulary = 0, grammar = 0] = parts.map(part => part / 2)
  return [content, structure, vocabulary, grammar]
}

function scoreResult({ text, sentences }: Composition, score: number, key: number) {
  const wrong = sentences.reduce((sum, sentence) => sum + sentence.mistakes.length, 0)
  const [content, structure, vocabulary, grammar] = partScores(score, key)
  return {
    content_score: content,
    // Some servers send these values as text.
    structure_score: String(structure),
    vocabulary_score: vocabulary,
    grammar_score: grammar,
    correct_word_number: text.split(/\s+/).filter(word => word !== '').length - wrong,
    has_comment: 1,
  }
}

/** The AI report. Its parts are JSON text; some of it is cut off and cannot be parsed, as on real servers. */
function report(composition: Composition, score: number, key: number, recognised: string | undefined) {
  const analysis = JSON.stringify(score >= 80 ? analyses.high : score >= 50 ? analyses.middle : analyses.low)
  const report = {
    full_text_result: withMarkers(composition, key),
    ...(recognised === undefined ? {} : { recognize_image: recognised }),
    sentence_result: JSON.stringify(sentenceResult(composition.sentences)),
    analysis_result: key % 11 === 3 ? analysis.slice(0, -2) : analysis,
    score_result: JSON.stringify(scoreResult(composition, score, key)),
  }
  return key % 2 === 0 ? report : JSON.stringify(report)
}

interface WrittenAnswer {
  topic: Topic
  student: Student
  round: number
  mark: Mark
  score: number
  key: number
}

/** A mark with the random key of its text; null unless it is a written answer that AI marks. */
function writtenAnswerOf(topic: Topic, student: Student, round: number, mark: Mark): WrittenAnswer | null {
  const { score, unit, place } = mark
  if (score === null || unit.kind !== 'written' || !isWriting(topic.resource.viewKey)) return null
  return { topic, student, round, mark, score, key: hashNumbers(hashText(topic.id), student.index, round, place, 17) }
}

/** The student's text. Its random key is the same in each round, so that a later round is a revision. */
const compositionOf = ({ topic, student, round, mark, score }: WrittenAnswer): Composition =>
  compose(planEssay(topic, student, round, mark), {
    score,
    round,
    key: hashNumbers(hashText(topic.id), student.index, mark.place, 19),
  })

const fileNames = /^comments-(\d{1,9})-(s-\d{1,9})-(\d{1,3})-(\d{1,3})\.json$/

/** The name of the file with the AI comments on one answer. */
const fileName = ({ topic, student, round, mark }: WrittenAnswer): string =>
  `comments-${topic.id}-${student.id}-${round}-${mark.place + 1}.json`

/** Which answer the file with this name belongs to; null for any other file. */
export function parseCommentsFileName(
  name: string,
): { topicId: string; studentId: string; round: number; place: number } | null {
  const [, topicId, studentId, round, place] = fileNames.exec(name) ?? []
  if (topicId === undefined || studentId === undefined) return null
  return { topicId, studentId, round: Number(round), place: Number(place) - 1 }
}

/**
 * The fields of a writing record beside its score: the text, and the AI's result in the format of its view. Null if the
 * answer is not a writing.
 */
export function writingAnswer(topic: Topic, student: Student, round: number, mark: Mark) {
  const written = writtenAnswerOf(topic, student, round, mark)
  if (written === null) return null
  const composition = compositionOf(written)
  const { score, key } = written
  const text = { answer_result: composition.text }
  if (topic.resource.viewKey === 'topic-writing') return { ...text, evaluate_xml: fileName(written) }
  if (topic.resource.viewKey === 'standard-writing')
    return { ...text, new_writing_report: report(composition, score, key, undefined) }
  // Two of three students hand in a sheet of paper.
  const byHand = key % 3 !== 0
  return {
    ...text,
    evaluate_xml: fileName(written),
    ...(byHand
      ? { engine_pic: 'handwriting.png', new_writing_report: report(composition, score, key, 'recognized.png') }
      : {}),
  }
}

const sentComment = ({ start, text }: Pick<Sentence, 'start' | 'text'>, cmt_level: 0 | 1 | 2 | 3, comment: string) => ({
  hit_words_pos: `${start},${start + text.length}`,
  hit_words: text,
  cmt_level,
  comment,
})

const isJapanese = (sentence: string): boolean => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence)

/** A comment on a sentence at a level, chosen from the fitting and the general comments. */
function commentOn(sentence: string, level: 0 | 1 | 2, key: number, at: number): string {
  const fitting = fittingComments.filter(one => one.level === level && one.when.test(sentence))
  return pick([...fitting.map(one => one.comment), ...levelComments[level]], key, at, 32)
}

/** The AI comments: on every mistake, and on every other sentence; the two kinds may overlap. */
function commentsOf(composition: Composition, score: number, key: number) {
  const sentences = composition.sentences.map((sentence, at) => {
    // Do not praise a sentence with a mistake, or one in Japanese.
    if (isJapanese(sentence.text)) return sentComment(sentence, 2, inJapanese)
    const praised = at === 0 && score >= 50 ? 0 : pick([0, 1, 2] as const, key, at, 31)
    const level = praised === 0 && sentence.mistakes.length > 0 ? 1 : praised
    return sentComment(sentence, level, commentOn(sentence.text, level, key, at))
  })
  const mistakes = composition.sentences.flatMap(sentence =>
    sentence.mistakes.map(mistake =>
      sentComment({ start: mistake.start, text: mistake.wrong }, 3, mistakeHint(mistake.wrong, mistake.right)),
    ),
  )
  return [...mistakes, ...sentences.filter((_, at) => at % 2 === 0)]
}

/** One written answer, by the numbers in its file name. */
function writtenAnswerAt(
  seed: number,
  topic: Topic,
  student: Student,
  round: number,
  place: number,
): WrittenAnswer | null {
  const mark = marksOf(seed, topic, student, round)[place]
  return mark === undefined ? null : writtenAnswerOf(topic, student, round, mark)
}

/** The text of one written answer; null if there is none. */
export function compositionAt(seed: number, topic: Topic, student: Student, round: number, place: number) {
  const written = writtenAnswerAt(seed, topic, student, round, place)
  return written === null ? null : compositionOf(written)
}

/** The content of the file with the AI comments on an answer; null if there is none. */
export function commentsFile(seed: number, topic: Topic, student: Student, round: number, place: number) {
  const written = writtenAnswerAt(seed, topic, student, round, place)
  if (written === null) return null
  const composition = compositionOf(written)
  const sent_comments = commentsOf(composition, written.score, written.key)
  return { text: composition.text, comments: { sent_comments } }
}
