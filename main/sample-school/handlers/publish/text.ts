/** Texts of assigning homework. */
import type { EditPart, RedistributionFault } from '../../../../shared/domain/homework-edits'
import { homeworkFaults } from '../../../../shared/text'

export const text = {
  noTeams: homeworkFaults['teams-none'],
  noStudents: '生徒を選択してください。',
  unknownTeam: '選択したクラスが見つかりません。',
  hiddenTeam: (name: string) => `「${name}」は非表示のクラスのため、宿題を出せません。`,
  unknownStudent: '選択した生徒が、選択したクラスにいません。',
  teamWithout: (name: string) => `「${name}」の生徒が1人も選択されていません。`,
  unknownResource: '選択した教材が見つかりません。',
  onlyWordParts: '単語テストには、単語帳のパートを選んでください。',
  wordPart: '単語帳のパートは、単語テストでのみ選べます。',
  unknownTime: '日時が正しくありません。',
  notForPeriodic: '定期配信は、配信日ごとに教材を指定してください。',
  daysOnlyPeriodic: '配信日ごとの教材は、定期配信でのみ指定できます。',
  requiredTimes: '単語テストでは、解答回数を指定できません。',
  mayNotAssign: 'このアカウントでは宿題を出せません。',
  deletedSince: 'この宿題は作成されましたが、その後削除されました。',
  planned: '定期配信の教材は、定期配信管理で変更してください。',
  notEditable: {
    delivered: (part: string) => `配信を開始した宿題の${part}は変更できません。`,
    over: (part: string) => `終了した宿題の${part}は変更できません。`,
  },
  parts: {
    title: '宿題名',
    switches: '設定',
    delay: '期限後の提出',
    end: '期限',
    start: '配信日時',
    required_times: '解答回数の指定',
    students: 'クラスと生徒',
    topics: '教材',
  } satisfies Record<EditPart, string>,
  redistribution: {
    awaiting: '配信待ちの宿題は再配信できません。',
    delivering: '配信の途中の宿題は再配信できません。配信が終わってから、もう一度お試しください。',
    running: 'この宿題は再配信中です。',
    nobody: '未提出の生徒がいないため、再配信できません。',
  } satisfies Record<RedistributionFault, string>,
} as const

/** Titles for a periodic plan, by course family. */
export const planNames: Record<string, readonly string[]> = {
  eiken: [
    '英検 毎日の直前トレーニング',
    '英検 こつこつ単語',
    '英検 一日一問',
    '英検 リスニング習慣',
    '英検 二次試験の音読',
  ],
  'skill-up': ['毎日の音読', '朝の単語リレー', '一日一対話', '聞き取りチャレンジ', '空所補充ドリル'],
  textbook: ['教科書 本文の音読', '今週のUnit復習', '重要文の書き取り', '定期テスト2週間前'],
}

/** Used if the family has no names of its own. */
export const commonPlanNames: readonly string[] = ['毎日の英語', '今週の課題', '週末の復習']
