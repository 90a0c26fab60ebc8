/** Texts of the study reports (law 4). */
import { limits } from '../../../../shared/domain/limits'

export const studyReportText = {
  unknownTask: 'このデータ出力は見つかりません。',
  notFailed: '失敗していないデータ出力は、やり直せません。',
  targetDeleted: '対象の宿題または生徒が見つからないため、やり直せません。',
  notReady: 'ファイルはまだ準備できていません。',
  failed: 'ファイルを作成できませんでした。もう一度お試しください。',
  tooMany: `生徒は${limits.reportStudents}名まで選択できます。`,
  mail: (to: string, name: string) => `【サンプル校】${to} 宛て：「${name}」を送りました。`,
  study: {
    title: '個人成績表',
    summary: '学習のまとめ',
    homework: '宿題別成績',
    homeworkHead: ['宿題名', '配信日時', '期限', '提出状況', '課題数', '終えた課題数', '平均点'],
  },
  homework: {
    title: '宿題成績表',
    topics: '課題別成績',
    topicsHead: ['生徒', '宿題名', '課題', '点数', '最高点', 'クラス平均', '学習回数', '提出日時'],
    questions: '設問別成績',
    questionsHead: ['課題', '設問', '点数', '正答率（%）', 'クラス平均'],
  },
} as const
