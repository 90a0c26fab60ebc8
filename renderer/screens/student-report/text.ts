/** Texts of the individual score sheet. */
import type { MissingChoice } from '../../features/reports/missing-choice'
import type { SheetPart } from '../../features/reports/sheet/sheet-parts'

export const text = {
  title: '個人成績表',
  description: '生徒ひとりに1枚ずつ、期間の成績をまとめます。印刷のほか、PDFやExcelでも保存できます。',
  choose: '成績表の対象',
  team: 'クラス',
  noTeam: 'クラスを選んでください',
  parts: '成績表にのせるもの',
  partNames: { school: '学校名', remarks: '所見の欄', guardian: '保護者の欄' } satisfies Record<SheetPart, string>,
  preview: '印刷の見本',
  start: 'クラスを選ぶと、ここに成績表の見本が出ます',
  noStudents: '生徒を1人以上選んでください',
  noStudentsHint: '生徒の一覧で選ぶと、ここに成績表の見本が出ます。',
  noPeriodHint: '「期間」を直してください。',
  position: (at: number, all: number, name: string) => `${at} / ${all}　${name}`,
  previous: '前の生徒',
  next: '次の生徒',
  printOne: 'この生徒を印刷する',
  /** The labels of the buttons until there is something to print: they say what is missing. */
  printWithout: {
    team: 'クラスを選ぶと印刷できます',
    students: '生徒を選ぶと印刷できます',
    period: '期間を直すと印刷できます',
    answer: '印刷する',
  } satisfies Record<MissingChoice, string>,
  saveWithout: {
    team: 'クラスを選ぶとExcelで保存できます',
    students: '生徒を選ぶとExcelで保存できます',
    period: '期間を直すとExcelで保存できます',
    answer: 'Excelで保存する',
  } satisfies Record<MissingChoice, string>,
  printAll: (count: number) => `${count}人分を印刷する`,
  save: (count: number) => `${count}人分をExcelで保存する`,
  pdf: {
    button: 'PDFで保存する',
    choices: {
      pdf: (count: number) => (count === 1 ? '1人分をPDFで保存する' : `${count}人分を1つのPDFにまとめる`),
      'pdf-each': (count: number) => `生徒ごとのPDFに分ける（${count}個をZIPで保存）`,
    },
  },
  failed: '成績を読み込めませんでした',
  head: (team: string, from: string, to: string) => `${team}　個人成績表　${from}〜${to}`,
} as const
