/**
 * The scoring of the sample school: it compares the measured voice with the length of the text. It does not score
 * pronunciation, and its note says so.
 */
import type { Measured } from './measure'
import { text as words } from './text'

/**
 * How fast a learner reads aloud, in syllables a second, and the share of the expected time that counts as complete.
 */
const syllablesASecond = 3.2
const completeShare = 0.7
/** Above this share of the expected time the reading is slow; at twice this share the fluency is 0. */
const slowShare = 1.6

const percent = (share: number): number => Math.round(100 * Math.max(0, Math.min(1, share)))
const oneDecimal = (value: number): number => Math.round(value * 10) / 10

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(word => /[A-Za-z0-9]/.test(word))

/** The approximate number of syllables of a word: the number of vowel groups, at least one. */
const syllables = (word: string): number => Math.max(1, word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 1)

/** The expected length of a reading of the text, in seconds of voice. */
const expectedSeconds = (text: string): number =>
  Math.max(0.3, wordsOf(text).reduce((sum, word) => sum + syllables(word), 0) / syllablesASecond)

/** Quality of the recording: 1 is good, 0 is unusable (too quiet or clipped). */
function soundness({ level, clipping }: Measured): number {
  const low = level < -38 ? Math.max(0, 1 - (-38 - level) / 20) : 1
  return low * Math.max(0, 1 - clipping * 20)
}

const escaped = (word: string): string =>
  word.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** The result of a recording in which somebody speaks. */
export function scoreOf(hello: { text: string; category: string; guid: string }, measured: Measured) {
  const list = wordsOf(hello.text)
  const expected = expectedSeconds(hello.text)
  const share = measured.voiced / expected
  const integrity = percent(share / completeShare)
  const paused = measured.pauses / measured.span
  const dragging = share > slowShare ? Math.max(0, 1 - (share - slowShare) / slowShare) : 1
  const fluency = percent((1 - paused) * dragging)
  const total = Math.round((0.6 * integrity + 0.4 * fluency) * soundness(measured))
  // The scoring does not know which words were left out. It assumes that the end is missing from a reading that is too
  // short.
  const read = Math.round((list.length * integrity) / 100)
  const judged = list.map((word, at) => ({ index: at + 1, word, read: at < read ? 1 : 0 }))
  return {
    guid: hello.guid,
    category: hello.category,
    scoring: 'sample',
    note: words.sample,
    score: total,
    total_score: total,
    accuracy_score: null,
    fluency_score: fluency,
    integrity_score: integrity,
    words: judged,
    evaluate_html: judged
      .map(({ word, read: there }) => `<span class="${there ? 'good' : 'bad'}">${escaped(word)}</span>`)
      .join(' '),
    study_report: {
      speed: Math.round((60 * read) / measured.span),
      errorwords: [],
      repeat: 0,
      leak: list.length - read,
    },
    sound: {
      seconds: oneDecimal(measured.seconds),
      voiced_seconds: oneDecimal(measured.voiced),
      expected_seconds: oneDecimal(expected),
      level_db: oneDecimal(measured.level),
      clipping_percent: oneDecimal(measured.clipping * 100),
    },
  }
}
