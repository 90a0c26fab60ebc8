import type { Measure } from '../../../shared/domain/study-measures'

/** Texts about the study of students. */
export const text = {
  achievements: {
    '1': (count: number) => `学習 ${count}回`,
    '2': (count: number) => `満点 ${count}回`,
    '3': (count: number) => `${count}日つづけて学習`,
  } as Readonly<Record<string, (count: number) => string>>,
  measureNames: {
    average: '平均点',
    exercises: '学習回数',
    study: '学習時間',
    record: '録音時間',
    points: 'ポイント',
  } satisfies Record<Measure, string>,
  measureUnits: {
    average: '点',
    exercises: '回',
    study: '分',
    record: '分',
    points: 'ポイント',
  } satisfies Record<Measure, string>,
  /** Tells lines with equal names apart. */
  place: (name: string, place: number) => `${name} (${place})`,
  asOf: (time: string) => `${time} 時点`,
  /** Instead of a name that is hidden from the class. */
  student: (number: number) => `生徒 ${number}`,
  hideNames: '名前を隠す',
  first: '最初の生徒です',
  last: '最後の生徒です',
  /** Exercises that a student handed in. */
  logs: {
    none: '―',
    columns: {
      time: '日時',
      resource: '教材',
      kind: '種類',
      level: 'レベル',
      round: '回',
      score: '点数',
      study: '学習（分）',
      record: '録音（分）',
    },
    round: (round: number) => `${round}回目`,
    openPaper: (title: string, round: number) => `${title}の${round}回目の答案を開く`,
    openResource: (title: string) => `${title}の記録を開く`,
  },
  study: '学習状況',
  /** In the menu of a row. */
  showStudy: '学習状況を見る',
  studyOf: (name: string) => `${name}の学習状況を見る`,
} as const
