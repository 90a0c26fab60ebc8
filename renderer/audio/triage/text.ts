/** Texts of the triage of recordings (law 4). They name what is in the sound, and never a student's fault. */
import type { TriageCode, TriageReason } from './triage-types'

const oneDecimal = (value: number): string => value.toFixed(1)
/** A level in dB, with a minus sign. */
const level = (value: number): string => `${Math.round(value)} dB`.replace('-', '−')

const reasons = {
  unreadable: () => '読み込めません',
  empty: seconds => `声が入っていません（${oneDecimal(seconds)}秒）`,
  'no-speech': background => `声が聞き取れず、雑音だけです（${level(background)}）`,
  unclear: seconds => `声がはっきりしません（音は${oneDecimal(seconds)}秒）`,
  'other-text': (score, words) => `ほかの文を読んだかもしれません（${Math.round(score)}点、読みもれ ${words}語）`,
  'too-short': (seconds, shortest) =>
    `とても短い（声は${oneDecimal(seconds)}秒、この文なら${oneDecimal(shortest)}秒以上）`,
  'too-quiet': loudness => `声がとても小さい（${level(loudness)}）`,
  clipped: share => `音が割れています（${oneDecimal(share * 100)}%）`,
  noisy: above => `雑音が大きい（声より${Math.floor(above)} dB小さいだけ）`,
  'other-sounds': share => `声でない音が多い（声は音の${Math.round(share * 100)}%）`,
  telephone: highest => `電話のような音です（${oneDecimal(highest / 1000)} kHzまで）`,
  'long-pause': seconds => `途中に長い間があります（${oneDecimal(seconds)}秒）`,
  'far-from-mean': (score, mean) => `いつもの点と離れています（${Math.round(score)}点、平均 ${Math.round(mean)}点）`,
} satisfies Record<TriageCode, (figure: number, compared: number) => string>

/** A reason in words, with its figure. */
export const reasonText = ({ code, figure, compared }: TriageReason): string =>
  reasons[code](figure ?? 0, compared ?? 0)
