/** Turns what the AI found in a writing into words for a teacher's comment (SPEC §3 sentence_result, sent_comments). */
import type { Answer } from '../../../shared/items/answer'
import type { AiComment } from './ai-comments'
import { sentencesAt } from './sentences'
import type { Span } from './spans'

/** Words for a comment on a range of the text. */
export interface AiDraft extends Span {
  words: string
}

type Sentence = NonNullable<NonNullable<Answer['new_writing_report']>['sentence_result']>[number]

const wordsOf = ({ type, hint }: SentenceError): string => [type, hint].filter(each => each !== '').join('：')

/** The sentences of the report with their places in the text; without one if the text does not contain the sentence. */
function placed(text: string, sentences: readonly Sentence[]): { sentence: Sentence; place: Span | undefined }[] {
  let from = 0
  return sentences.map(sentence => {
    const words = sentence.original_sentence.trim()
    const start = words === '' ? -1 : text.indexOf(words, from)
    if (start < 0) return { sentence, place: undefined }
    from = start + words.length
    return { sentence, place: { start, end: from } }
  })
}

export interface SentenceError {
  type: string
  hint: string
  /** The sentence as the report has it. */
  sentence: string
  /** Absent if the text does not contain the sentence. */
  span: Span | undefined
}

/**
 * The errors of the sentences. Each belongs to a marked span: one after the other if there are as many, otherwise to the
 * only span whose words the hint repeats, otherwise to the whole sentence.
 */
export const sentenceErrors = (
  text: string,
  redSpans: readonly Span[],
  sentences: readonly Sentence[],
): SentenceError[] =>
  placed(text, sentences).flatMap(({ sentence, place }) => {
    const { original_sentence, error_list } = sentence
    const marked = redSpans.filter(span => place && span.start < place.end && place.start < span.end)
    return error_list.map(({ error_type, mistake_hint }, at): SentenceError => {
      const named = marked.filter(span => mistake_hint.includes(text.slice(span.start, span.end)))
      const own = marked.length === error_list.length ? marked[at] : named.length === 1 ? named[0] : undefined
      return {
        type: error_type.trim(),
        hint: mistake_hint.trim(),
        sentence: original_sentence.trim(),
        span: place && { start: own?.start ?? place.start, end: own?.end ?? place.end },
      }
    })
  })

/** All drafts on a text. Errors on one range are one draft; a comment on the range of an error is left out. */
export function aiDrafts(
  text: string,
  redSpans: readonly Span[],
  comments: readonly AiComment[],
  sentences: readonly Sentence[] = [],
): AiDraft[] {
  const drafts = new Map<string, AiDraft>()
  const keyOf = ({ start, end }: Span): string => `${start}-${end}`
  for (const error of sentenceErrors(text, redSpans, sentences)) {
    const words = wordsOf(error)
    if (words === '' || !error.span) continue
    const same = drafts.get(keyOf(error.span))
    drafts.set(keyOf(error.span), { ...error.span, words: same ? `${same.words}\n${words}` : words })
  }
  for (const { span, comment = '' } of comments)
    if (span && comment.trim() !== '' && !drafts.has(keyOf(span)))
      drafts.set(keyOf(span), { ...span, words: comment.trim() })
  return [...drafts.values()].sort((a, b) => a.end - a.start - (b.end - b.start) || a.start - b.start)
}

/**
 * The draft for a selection or a caret: the one of exactly this range, otherwise the shortest one that it touches,
 * otherwise the next, or else the previous, one in the same sentence.
 */
export function draftAt(drafts: readonly AiDraft[], text: string, selected: Span): AiDraft | undefined {
  const { start, end } = selected
  const isTouched = (each: Span): boolean =>
    start === end ? each.start <= start && start <= each.end : each.start < end && start < each.end
  const touched = drafts.find(each => each.start === start && each.end === end) ?? drafts.find(isTouched)
  if (touched) return touched
  const sentences = sentencesAt(text, selected)
  const near = drafts
    .filter(each => sentences.some(sentence => each.start < sentence.end && sentence.start < each.end))
    .sort((a, b) => a.start - b.start)
  return near.find(each => each.start >= start) ?? near.at(-1)
}
