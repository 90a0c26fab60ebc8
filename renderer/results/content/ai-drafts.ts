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

const wordsOf = ({ error_type, mistake_hint }: Sentence['error_list'][number]): string =>
  [error_type, mistake_hint]
    .map(each => each.trim())
    .filter(each => each !== '')
    .join('：')

/** The place of each sentence of the report, in order; a sentence that the text does not contain is left out. */
function placed(text: string, sentences: readonly Sentence[]): (Span & Pick<Sentence, 'error_list'>)[] {
  let from = 0
  return sentences.flatMap(({ original_sentence, error_list }) => {
    const words = original_sentence.trim()
    const start = words === '' ? -1 : text.indexOf(words, from)
    if (start < 0) return []
    from = start + words.length
    return [{ start, end: from, error_list }]
  })
}

/**
 * The errors of the sentences. Each belongs to a marked span: one after the other if there are as many, otherwise to the
 * only span whose words the hint repeats, otherwise to the whole sentence.
 */
function errorDrafts(text: string, redSpans: readonly Span[], sentences: readonly Sentence[]): AiDraft[] {
  return placed(text, sentences).flatMap(({ start, end, error_list }) => {
    const marked = redSpans.filter(span => span.start < end && start < span.end)
    return error_list.map((error, at): AiDraft => {
      const named = marked.filter(span => error.mistake_hint.includes(text.slice(span.start, span.end)))
      const own = marked.length === error_list.length ? marked[at] : named.length === 1 ? named[0] : undefined
      return { start: own?.start ?? start, end: own?.end ?? end, words: wordsOf(error) }
    })
  })
}

/** All drafts on a text. Errors on one range are one draft; a comment on the range of an error is left out. */
export function aiDrafts(
  text: string,
  redSpans: readonly Span[],
  comments: readonly AiComment[],
  sentences: readonly Sentence[] = [],
): AiDraft[] {
  const drafts = new Map<string, AiDraft>()
  const keyOf = ({ start, end }: Span): string => `${start}-${end}`
  for (const draft of errorDrafts(text, redSpans, sentences).filter(({ words }) => words !== '')) {
    const same = drafts.get(keyOf(draft))
    drafts.set(keyOf(draft), same ? { ...same, words: `${same.words}\n${draft.words}` } : draft)
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
