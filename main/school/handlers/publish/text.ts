/** What the school says about giving homework out. */
import type { EditPart, RedistributionFault } from '../../../../shared/domain/homework-edits'
import type { CountFault, DayFault, TimeFault, TitleFault } from '../../../../shared/domain/homework-rules'
import { limits } from '../../../../shared/domain/limits'

const minutes = (ms: number): number => ms / 60_000

/** SPEC §5: what is refused. */
export const faults: Record<TitleFault | TimeFault | CountFault | DayFault, string> = {
  'title-empty': '宿題のタイトルを入力してください。',
  'title-long': `宿題のタイトルは${limits.homeworkTitle}文字以内で入力してください。`,
  'title-signs': '宿題のタイトルに次の文字は使えません： \\ / : * ? " < > |',
  'title-emoji': '無効な文字が含まれています',
  'start-missing': '配信日時を指定してください。',
  'start-past': '配信日時は、現在より後の日時を指定してください。',
  'start-soon-word-test': `単語テストの開始日時は、現在より${minutes(limits.wordTestLeadMs)}分以上後を指定してください。`,
  'start-soon-periodic': `定期配信の開始日時は、現在より${minutes(limits.periodicLeadMs)}分以上後を指定してください。`,
  'end-missing': '終了日時を指定してください。',
  'end-past': '終了日時は、現在より後の日時を指定してください。',
  'end-before-start': '終了日時は、配信日時より後の日時を指定してください。',
  'end-before-last-day': '終了日時は、最後の配信日時より後の日時を指定してください。',
  'topics-none': '課題を1つ以上選んでください。',
  'topics-many': `一度に出せる課題は${limits.homeworkTopics}件までです。`,
  'parts-many': `単語帳のパートは${limits.wordTestParts}個まで選べます。`,
  'days-none': '配信日を1日以上指定してください。',
  'day-empty': 'すべての配信日に課題を1つ以上入れてください。',
  'day-twice': '同じ日に2回配信することはできません。',
}

export const text = {
  noTeams: 'クラスを選択してください。',
  noStudents: '生徒を選択してください。',
  unknownTeam: '選択したクラスが見つかりません。',
  hiddenTeam: (name: string) => `「${name}」は非表示のクラスのため、宿題を出せません。`,
  unknownStudent: '選択した生徒が、選択したクラスにいません。',
  teamWithout: (name: string) => `「${name}」の生徒が1人も選択されていません。`,
  unknownResource: '選択した教材が見つかりません。',
  onlyWordParts: '単語テストには、単語帳のパートを選んでください。',
  wordPart: '単語帳のパートは、単語テストでのみ選べます。',
  unknownTime: '日時が正しくありません。',
  notForPeriodic: '定期配信は、配信日ごとに課題を指定してください。',
  daysOnlyPeriodic: '配信日ごとの課題は、定期配信でのみ指定できます。',
  requiredTimes: '単語テストでは、回答回数を指定できません。',
  noAssigning: 'このアカウントでは宿題を出せません。',
  deletedSince: 'この宿題は作成されましたが、その後削除されました。',
  planned: '定期配信の課題は、定期配信管理で変更してください。',
  notNow: {
    delivered: (part: string) => `配信を開始した宿題の${part}は変更できません。`,
    over: (part: string) => `終了した宿題の${part}は変更できません。`,
  },
  parts: {
    title: 'タイトル',
    switches: '設定',
    delay: '期限後の提出',
    end: '終了日時',
    start: '配信日時',
    required_times: '回答回数の指定',
    students: 'クラスと生徒',
    topics: '課題',
  } satisfies Record<EditPart, string>,
  redistribution: {
    awaiting: '配信待ちの宿題は再配信できません。',
    delivering: '配信中の宿題は再配信できません。配信が終わってから、もう一度お試しください。',
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

/** Where the family has no names of its own. */
export const commonPlanNames: readonly string[] = ['毎日の英語', '今週の課題', '週末の復習']
