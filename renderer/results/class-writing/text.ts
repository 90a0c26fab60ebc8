/** Texts of the writing of a class. */
import { countOfAll, peopleCount } from '../../../shared/text'

const places = (count: number): string => `${count.toLocaleString('ja-JP')}か所`

export const classWritingText = {
  title: 'よくある誤り',
  /** The papers are the sum of the three after it; those that are none are left out. */
  papers: (count: number, parts: readonly string[]) => `答案 ${peopleCount(count)}分（${parts.join('、')}）`,
  checked: (count: number) => `AIの添削あり ${peopleCount(count)}`,
  unchecked: (count: number) => `AIの添削なし ${peopleCount(count)}`,
  failed: (count: number) => `読み込めなかった答案 ${peopleCount(count)}`,
  /** The errors of all types. */
  errors: (count: number) => `AIが見つけた誤り ${places(count)}`,
  places,
  students: (count: number, checked: number) => countOfAll(count, checked),
  /** The errors for which the AI names no type. */
  otherType: 'その他の誤り',
  examplesOf: (type: string) => `「${type}」の例`,
  exampleStudents: peopleCount,
  more: (count: number) => `ほか${count}とおりの誤りを見る`,
  moreSentences: (count: number) => `同じ誤りの文をほか${count}件見る`,
  noExamples: '見せられる例がありません。',
  chooseType: '誤りの種類を選ぶと、例が出ます。',
  hint: '直し方',
  wrong: '（誤り）',
  retry: '読み直す',
  nobodyHint: '生徒が書いて送ると、ここに出ます。',
  noCheck: 'AIの添削がある答案は、まだありません。',
  noCheckHint: '添削が終わると、ここに出ます。',
  noErrors: 'AIが見つけた誤りはありません。',
} as const
