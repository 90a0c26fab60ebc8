/** What a student would see of a reading: a paper of one question, made of the slot and the evaluation's result. */
import type { SpeechResult } from '../../../shared/contract/types'
import { scoreClass } from '../../../shared/domain/score-class'
import type { Paper } from '../../../shared/items/paper'
import type { SlotDraft } from '../../features/recitation/recitation-draft'
import { normaliseWord, splitWords } from '../../results/index'
import { plainText } from './slot-rules'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

type Word = SpeechResult['words'][number]

/** The class of a word: one that was not read is bad, whatever its score. */
function classOf({ score, isRead }: Word): string | null {
  if (isRead === false) return 'bad'
  return score === null ? (isRead ? 'good' : null) : scoreClass(score)
}

/**
 * The text as HTML whose words have the classes of the result views. The words of the result are found in the order of
 * the text; a word that is not in the text, and the signs between words, have no colour.
 */
export function evaluatedHtml(text: string, words: readonly Word[]): string {
  let next = 0
  return splitWords(text)
    .map(({ text: part, isWord }) => {
      if (!isWord) return escaped(part)
      const found = words.findIndex((word, at) => at >= next && normaliseWord(word.word) === normaliseWord(part))
      if (found < 0) return escaped(part)
      next = found + 1
      const name = classOf(words[found] as Word)
      return name === null ? escaped(part) : `<span class="${name}">${escaped(part)}</span>`
    })
    .join('')
}

/** The paper for the recitation views. The recording itself is only on this page, so the paper has none. */
export function tryPaper(slot: SlotDraft, { answer, words }: SpeechResult): Paper {
  const text = plainText(slot)
  const colours = answer.evaluate_html ?? (words.length === 0 ? undefined : evaluatedHtml(text, words))
  const score = answer.score ?? answer.total_score
  return {
    resource: {
      topic_id: '',
      resource_id: '',
      resource_type: '',
      view_key: slot.category === 'read_chapter' ? 'recitation-reading' : 'recitation-sentence-reading',
      resource_path: '',
      resource_version: '',
      resource_title: '',
      full_score: 100,
      learn_count: 1,
    },
    content: {
      items: [
        {
          broken: false,
          item: {
            index: '1',
            content: text,
            ...(slot.translate.trim() === '' ? {} : { screen_jp: slot.translate.trim() }),
            ...(slot.made === null || slot.template === 0 ? {} : { audio_file: slot.made.file }),
          },
        },
      ],
    },
    answers: [{ ...answer, index: '1', score, ...(colours === undefined ? {} : { evaluate_html: colours }) }],
    correct_percents: [],
    average_scores: [],
    round: 1,
    rounds: 1,
    show_comment: 0,
  }
}
