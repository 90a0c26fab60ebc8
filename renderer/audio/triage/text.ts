/** Texts of the triage of recordings (law 4). They name what is in the sound, and never a student's fault. */
import type { TriageCode, TriageReason } from './triage-types'

const oneDecimal = (value: number): string => value.toFixed(1)
/** A level in dB, with a minus sign. */
const level = (value: number): string => `${Math.round(value)} dB`.replace('-', '−')

const reasons: Record<TriageCode, (figure: number, compared: number) => string> = {
  unreadable: () => '読み込めません',
  empty: seconds => `声が入っていません（${oneDecimal(seconds)}秒）`,
  'no-speech': background => `声が聞き取れず、雑音だけです（${level(background)}）`,
  'other-text': (score, words) => `ほかの文を読んだかもしれません（${Math.round(score)}点、読みもれ ${words}語）`,
  'too-short': (seconds, shortest) =>
    `とても短い（声は${oneDecimal(seconds)}秒、この文なら${oneDecimal(shortest)}秒以上）`,
  'too-quiet': loudness => `声がとても小さい（${level(loudness)}）`,
  clipped: share => `音が割れています（${oneDecimal(share * 100)}%）`,
  telephone: highest => `電話のような音です（${oneDecimal(highest / 1000)} kHzまで）`,
  'long-pause': seconds => `途中に長い間があります（${oneDecimal(seconds)}秒）`,
  'far-from-mean': (score, mean) => `いつもの点と離れています（${Math.round(score)}点、平均 ${Math.round(mean)}点）`,
}

export const triageText = {
  /** The short name of each reason, for a filter or a chip. */
  names: {
    unreadable: '読み込めない',
    empty: '空',
    'no-speech': '雑音だけ',
    'other-text': 'ほかの文',
    'too-short': '短い',
    'too-quiet': '小さい',
    clipped: '音割れ',
    telephone: '電話の音',
    'long-pause': '長い間',
    'far-from-mean': 'いつもと違う点',
  } satisfies Record<TriageCode, string>,
  none: '気になる点なし',
  progress: (done: number, total: number) => `録音を調べています（${done}／${total}件）`,
} as const

/** A reason in words, with its figure. */
export const reasonText = ({ code, figure, compared }: TriageReason): string =>
  reasons[code](figure ?? 0, compared ?? 0)
