/**
 * The sentences that the students of a class wrote on one topic, each with what the AI found in it (SPEC §3
 * sentence_result, sent_comments). Pure functions over papers.
 */
import type { Answer } from '../../../shared/items/answer'
import type { EvaluatedFile } from '../../../shared/items/evaluated-file'
import type { Paper } from '../../../shared/items/paper'
import { type AiComment, aiCommentsIn, aiFileRequest } from '../content/ai-comments'
import { sentenceErrors } from '../content/ai-drafts'
import { itemsAndQuestions } from '../content/items-and-questions'
import { sentencesOf } from '../content/sentences'
import { fitSpan, type Span } from '../content/spans'
import { type Submission, submissionsOf } from '../content/writing'
import { hashOfText } from '../hash-text'
import { contentWithAnswers } from '../paper-content'
import { viewDefinitionOf } from '../registry'
import { writingText } from '../views/writing/text'

export interface SentenceMistake {
  /** Empty if the AI names no type. */
  type: string
  /** From a comment, which has only a level. */
  isComment?: true
  /** The wrong words; empty if they are not known. */
  words: string
  hint: string
  /** The place of the words in the sentence. */
  span?: Span
}

export interface ClassSentence {
  /** A hash of the student and the words: it is the same as long as the student's text has the sentence. */
  id: string
  studentId: string
  text: string
  mistakes: SentenceMistake[]
  /** Whether the AI calls it, or a part of it, a good expression. */
  isPraised: boolean
  /** Whether the AI has checked the text. */
  isChecked: boolean
  /** It may name a person: it is no example in front of the class. */
  mayName: boolean
}

/** The latest text of each question of a paper. */
function latestSubmissions(paper: Paper): Submission[] {
  const definition = viewDefinitionOf(paper.resource.view_key)
  if (!definition) return []
  return itemsAndQuestions(contentWithAnswers(paper, definition)).flatMap(({ outcome }) =>
    submissionsOf(outcome.records ?? []).slice(0, 1),
  )
}

/** The addresses of the files with the AI's comments on the latest texts of a paper. */
export const commentFilesOf = (paper: Paper): string[] =>
  latestSubmissions(paper).flatMap(({ answer }) => aiFileRequest(paper, answer)?.evaluate_xml ?? [])

const hasAiCheck = ({ answer }: Submission): boolean =>
  answer.evaluate_xml !== undefined || answer.new_writing_report?.sentence_result !== undefined

/** Whether the AI has checked any of the latest texts of a paper. */
export const isCheckedByAi = (paper: Paper): boolean => latestSubmissions(paper).some(hasAiCheck)

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end

/** A mistake in the whole text; `sentence` is used if the text does not contain it. */
interface TextMistake {
  type: string
  hint: string
  span: Span | undefined
  sentence: string
  isComment?: true
}

/** The mistakes of the report, and the comments on other words that ask for a correction. */
function mistakesOf(text: string, redSpans: readonly Span[], answer: Answer, comments: readonly AiComment[]) {
  const found: TextMistake[] = sentenceErrors(text, redSpans, answer.new_writing_report?.sentence_result ?? [])
  const commented = comments
    .filter(({ level, span }) => level === 'bad' && !found.some(one => span && one.span && overlaps(one.span, span)))
    .map(({ span, words, comment = '' }): TextMistake => {
      return { type: writingText.levels.bad, hint: comment.trim(), span, sentence: words, isComment: true }
    })
  return [...found, ...commented]
}

/** A mistake inside its sentence, which begins at `start` of the text. */
function mistakeIn(sentence: string, start: number, mistake: TextMistake): SentenceMistake {
  const { span, sentence: _, ...about } = mistake
  const fitted = span && fitSpan(sentence, span.start - start, span.end - start)
  // A mistake of the whole sentence marks no words.
  const isWhole = !fitted || (fitted.start === 0 && fitted.end === sentence.length)
  return isWhole ? { ...about, words: '' } : { ...about, words: sentence.slice(fitted.start, fitted.end), span: fitted }
}

/** The sentences of one text; a mistake belongs to the sentence in which it begins. */
function sentencesOfText(
  submission: Submission,
  file: EvaluatedFile | undefined,
): Omit<ClassSentence, 'studentId' | 'mayName'>[] {
  const { text: typed, redSpans, answer, aiText } = submission
  const text = aiText?.text ?? (typed.trim() === '' ? (file?.text ?? '') : typed)
  const comments = file ? aiCommentsIn(text, file) : []
  const mistakes = mistakesOf(text, aiText?.redSpans ?? redSpans, answer, comments)
  const praised = comments.filter(({ level }) => level === 'good')
  const isChecked = hasAiCheck(submission)
  const inText = sentencesOf(text).map(({ start, end }) => {
    const own = mistakes.filter(({ span }) => span && start <= span.start && span.start < end)
    const words = text.slice(start, end)
    return {
      id: '',
      text: words,
      mistakes: own.map(mistake => mistakeIn(words, start, mistake)),
      isPraised: praised.some(({ span }) => span && overlaps(span, { start, end })),
      isChecked,
    }
  })
  const elsewhere = mistakes
    .filter(({ span }) => !span)
    .map(mistake => ({
      id: '',
      text: mistake.sentence,
      mistakes: [mistakeIn(mistake.sentence, 0, mistake)],
      isPraised: false,
      isChecked,
    }))
  return [...inText, ...elsewhere]
}

/**
 * The sentences of a student's latest texts. A sentence that the student wrote twice is one, with the mistakes of both.
 * @param fileAt the AI's comments by the address of their file.
 * @param mayName whether a sentence may name a person.
 */
export function studentSentences(
  studentId: string,
  paper: Paper,
  fileAt: (address: string) => EvaluatedFile | undefined,
  mayName: (sentence: string) => boolean,
): ClassSentence[] {
  const sentences = new Map<string, ClassSentence>()
  for (const submission of latestSubmissions(paper)) {
    const request = aiFileRequest(paper, submission.answer)
    for (const sentence of sentencesOfText(submission, request === null ? undefined : fileAt(request.evaluate_xml))) {
      const id = hashOfText(`${studentId}\n${sentence.text}`)
      const same = sentences.get(id)
      sentences.set(id, {
        ...sentence,
        id,
        studentId,
        mistakes: [...(same?.mistakes ?? []), ...sentence.mistakes],
        isPraised: sentence.isPraised || (same?.isPraised ?? false),
        mayName: mayName(sentence.text),
      })
    }
  }
  return [...sentences.values()]
}
