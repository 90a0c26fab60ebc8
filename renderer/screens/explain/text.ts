import { catalogue } from '../../../shared/text'

/** Texts of the resource screen (law 4). */
export const explainText = {
  title: '教材の表示',
  facts: '教材を、生徒の答えなしで表示しています。',
  showCorrect: '正解を表示',
  asStudent: '生徒の見え方',
  notFound: catalogue.notFound('教材'),
  nothing: '表示する教材が選ばれていません。',
  nothingHint: '宿題の課題から教材を開いてください。',
  views: '見本で表示できるビュー',
  unknown: 'この教材の表示にはまだ対応していません。',
} as const
