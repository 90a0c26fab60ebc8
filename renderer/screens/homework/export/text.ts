import type { ExportKind } from '../../../../shared/exports/kinds'

/** Texts of the export menu. */
export const text = {
  button: 'Excelに出力',
  menu: '出力する表',
  ownSheet: { label: '自分の成績表に書き込む', hint: 'お手持ちのExcelの選んだ列だけに' },
  allClasses: (teams: string) => `クラスの絞り込みは使いません。すべてのクラス（${teams}）を出力します。`,
  kinds: {
    'score-sheet': { label: '成績表', hint: '色と平均つき、印刷用' },
    'export-topic-score-overview': { label: '成績一覧', hint: '点数のみ、1行に1人' },
    'export-topic-student-score': { label: '生徒別成績', hint: '1行に1課題' },
  } satisfies Partial<Record<ExportKind, { label: string; hint: string }>>,
} as const
