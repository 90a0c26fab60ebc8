/** Texts of the words at which students stumbled. */
import { countOfAll, peopleCount } from '../../../shared/text'
import type { WordMark } from '../content/word-marks'

export const classReadingText = {
  words: 'つまずいた語',
  marks: { wrong: '読み誤り', leaked: '読みもれ', repeated: 'くり返し' } satisfies Record<WordMark, string>,
  passage: (no: number) => `No.${no}`,
  /** The name of a word for a screen reader. */
  word: (word: string, count: number, readers: number) => `${word}、${countOfAll(count, readers)}`,
  readers: (count: number) => `${peopleCount(count)}の音読`,
  legend: '大きく濃い語ほど、つまずいた生徒が多い語です。右上の数字はその人数です。',
  /** A word that occurs several times, with marks that do not say where. */
  unsure: '＊ 同じ語が文に何度も出て、評価からはどの語か分からないため、そのすべてに数えています。',
  times: (mark: string, count: number) => `${mark} ${count.toLocaleString('ja-JP')}回`,
  unnamed: (counts: readonly string[]) =>
    `${counts.join('・')}は、どの語か評価に書かれていないため、語の数に入っていません。`,
  papers: (papers: number, evaluated: number) =>
    `答案 ${peopleCount(papers)}分（語の評価あり ${peopleCount(evaluated)}、語の評価なし ${peopleCount(papers - evaluated)}）`,
  papersWithFailed: (papers: number, evaluated: number, failed: number) =>
    `答案 ${peopleCount(papers)}分（語の評価あり ${peopleCount(evaluated)}、語の評価なし ${peopleCount(papers - evaluated - failed)}、読み込めなかった答案 ${peopleCount(failed)}）`,
  retry: '読み直す',
  nobodyHint: '生徒が音読して送ると、ここに出ます。',
  noEvaluation: '語の評価がある音読は、まだありません。',
  noEvaluationHint: '音読の評価に語ごとの結果があると、ここに出ます。',
  noMarks: 'つまずいた語はありません。',
} as const
