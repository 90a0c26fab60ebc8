import { text } from '../text'
import type { ExportKind } from './kinds'

/** What each kind of export is called: in the lists, and in its file's name (law 4). */
export const exportWords = {
  'score-sheet': text.sheet.title,
  'export-topic-score-overview': text.sheet.overview,
  'export-topic-student-score': text.sheet.students,
  'export-students-xls': '生徒名簿',
  'import-students-template': '生徒登録用の表',
  'export-current-month-summary': '今月の学習状況',
  'export-usage-amount': '学習量集計',
  'report-file': 'レポート',
  'account-new.xlsx': '新規発行の申請用紙',
  'account-change.xlsx': '登録内容の変更の申請用紙',
  'account-stop.xlsx': '利用停止の申請用紙',
  'export-student-study-report': '個人成績表',
  'export-student-homework-report': '宿題成績表',
} satisfies Record<ExportKind, string>

/** What is said of an export that the server prepares. */
export const taskWords = {
  failed: 'サーバーでファイルを作成できませんでした。もう一度お試しください。',
  late: 'ファイルの作成に時間がかかりすぎているため、出力を中止しました。もう一度お試しください。',
  /** Several students under the name of the first. */
  andOthers: (name: string, others: number) => `${name}ほか${others}人`,
} as const
