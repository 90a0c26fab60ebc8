/** The sample's scoring: what was measured against the length of the text. It hears no pronunciation, and says so. */
import type { Measured } from './measure'
import { text as words } from './text'

/** How fast a learner reads aloud, in syllables a second, and the share of it that counts as all. */
const syllablesASecond = 3.2
const whole = 0.7
/** Above this share of the expected time reading is halting; one that takes twice as long has no fluency left. */
const slow = 1.6

const percent = (share: number): number => Math.round(100 * Math.max(0, Math.min(1, share)))
const oneDecimal = (value: number): number => Math.round(value * 10) / 10

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(word => /[A-Za-z0-9]/.test(word))

/** About how many syllables a word has: groups of vowels, and one at least. */
const syllables = (word: string): number => Math.max(1, word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 1)

/** How long a reading of the text may be expected to be, in seconds of voice. */
const expectedSeconds = (text: string): number =>
  Math.max(0.3, wordsOf(text).reduce((sum, word) => sum + syllables(word), 0) / syllablesASecond)

/** Too low or too loud a recording: 1 is fine, 0 of no use. */
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
  const integrity = percent(share / whole)
  const paused = measured.pauses / measured.span
  const dragging = share > slow ? Math.max(0, 1 - (share - slow) / slow) : 1
  const fluency = percent((1 - paused) * dragging)
  const total = Math.round((0.6 * integrity + 0.4 * fluency) * soundness(measured))
  // Which words were left out is not heard: a reading that is too short is taken to have broken off.
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
