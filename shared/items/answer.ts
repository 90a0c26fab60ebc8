/** Schema of the student answer records (SPEC §3 Student answer record; WIRE). */
import * as v from 'valibot'
import { id, json, num, text } from '../schema'
import { entriesOrNull, lenientField, oneOrMany, parseJsonText, pictures, validEntries } from './lenient-schemas'
import { offsetSafeText } from './offset-safe-text'
import { writingReport } from './writing-report'

/** Words as a list, as a list of objects that contain one, or as one text separated by commas. */
const wordList = v.pipe(
  v.unknown(),
  v.transform(parseJsonText),
  v.union([
    v.pipe(
      v.string(),
      v.transform(list => list.split(/[,、|\s]+/)),
    ),
    validEntries(
      v.union([
        text,
        v.pipe(
          v.object({ word: text }),
          v.transform(entry => entry.word),
        ),
      ]),
    ),
  ]),
  v.transform(list => list.map(word => word.trim()).filter(word => word !== '')),
)

/** How often something occurred: a number, or the list of words where it occurred. */
const countOrWords = v.pipe(
  v.union([num, wordList]),
  v.transform(value =>
    typeof value === 'number' ? { count: value, words: [] } : { count: value.length, words: value },
  ),
)

/** The evaluation's details besides the score: misread words, repeats, leaks (omitted words), words per minute. */
const studyReport = json(
  v.object({
    info: lenientField(text),
    errorwords: v.fallback(v.nullish(wordList, []), []),
    /** Absent if it was not counted; 0 is a count. */
    repeat: lenientField(countOrWords),
    leak: lenientField(countOrWords),
    speed: lenientField(num),
  }),
)

/** One part of an answer: text, number, boolean, nothing, or an object that contains it. */
const answerPart = v.union([
  offsetSafeText,
  v.pipe(v.boolean(), v.transform(String)),
  v.pipe(
    v.object({ content: offsetSafeText }),
    v.transform(one => one.content),
  ),
])

const answerParts = v.pipe(
  entriesOrNull(answerPart),
  v.transform(list => list.map(part => part ?? '')),
)

/** Several blanks come as one text joined by `|`, or as an array (WIRE "Content"); the form is kept. */
const answerResult = v.union([answerPart, answerParts])

/** The index of the chosen option; several are joined by `|`. */
const chosenIndexes = v.union([
  id,
  v.pipe(
    validEntries(id),
    v.transform(list => list.join('|')),
  ),
])

export const answer = v.object({
  question_id: lenientField(id),
  question_number: lenientField(id),
  index: lenientField(id),
  answer_result: lenientField(answerResult),
  /** Absent or null: not answered. 0: wrong. */
  score: lenientField(num),
  accuracy_score: lenientField(num),
  fluency_score: lenientField(num),
  integrity_score: lenientField(num),
  total_score: lenientField(num),
  learn_count: lenientField(num),
  best_score: lenientField(num),
  sound_file: lenientField(text),
  evaluate_html: lenientField(text),
  evaluate_xml: lenientField(text),
  guid: lenientField(id),
  choose: lenientField(chosenIndexes),
  updated_at: lenientField(text),
  engine_pic: lenientField(pictures),
  /** A report that is not valid JSON is treated as absent (SPEC §8). */
  study_report: lenientField(studyReport),
  new_writing_report: lenientField(writingReport),
})

export type Answer = v.InferOutput<typeof answer>

interface ClassScore {
  question_id?: string
  index?: string
  question_number?: string
  score?: number
}

/**
 * A class rate or average with any of the names of its question. A plain number, or an unreadable entry, has only its
 * position.
 */
const classScore = v.union([
  v.object({
    question_id: lenientField(id),
    index: lenientField(id),
    question_number: lenientField(id),
    score: lenientField(num),
  }),
  v.pipe(
    v.unknown(),
    v.transform((value): ClassScore => ({ score: v.is(num, value) ? v.parse(num, value) : undefined })),
  ),
])

/**
 * An item without a record counts as unanswered. Only the invalid record is dropped, so that a paper never fails
 * because of it.
 */
export const answers = v.fallback(oneOrMany(validEntries(answer)), [])

/** One entry per question: the class's correct rate or average, 0–100. An invalid entry keeps its position. */
export const classScores = v.fallback(oneOrMany(v.array(classScore)), [])
