/** The messages from the seed, which the first teacher sent before the school was opened. */

export interface SentMessage {
  /** Days before the epoch. */
  daysAgo: number
  title: string
  content: string
  /** Indices of the classes in the school. */
  teams: number[]
  /** The homework that the message links to. */
  homework?: string
}

export const sentMessages: readonly SentMessage[] = [
  {
    daysAgo: 0.1,
    title: '今週の音読について',
    content: '今週の音読は、Unit 5の会話文です。\n場面を思い浮かべながら、3回以上読んでください。',
    teams: [0, 1],
    homework: '501',
  },
  {
    daysAgo: 0.9,
    title: '録音の音が小さい人へ',
    content: 'マイクを口の近くに寄せて、もう一度録音してください。',
    teams: [0],
  },
  {
    daysAgo: 2,
    title: '提出期限をのばしました',
    content: '体育祭の振替休日にあわせて、期限を金曜日までのばしました。あわてずに取り組みましょう。',
    teams: [1],
    homework: '502',
  },
  {
    daysAgo: 3.2,
    title: '単語テストのお知らせ',
    content: '木曜日の1時間目に単語テストをします。範囲は前回の続きです。',
    teams: [0, 1],
  },
  {
    daysAgo: 5,
    title: '英検の申し込み',
    content: '希望する人は、金曜日までに担任の先生へ申込書を出してください。',
    teams: [0, 1],
  },
  {
    daysAgo: 7,
    title: 'よくできました',
    content: '先週は全員が提出しました。すばらしいです。今週もこの調子でいきましょう。',
    teams: [0],
  },
  {
    daysAgo: 8.5,
    title: 'ヘッドセットの返却',
    content: '借りているヘッドセットは、放課後に職員室へ返してください。',
    teams: [1],
  },
  {
    daysAgo: 11,
    title: '発音のこつ：lとr',
    content: 'lは舌の先を上の歯の裏につけます。rはどこにもつけません。',
    teams: [0, 1],
  },
  {
    daysAgo: 14,
    title: '期末テストの範囲',
    content: '教科書48ページから71ページまでです。ワークの提出はテスト当日です。',
    teams: [0, 1],
  },
  {
    daysAgo: 17,
    title: '暗唱大会について',
    content: '来月の暗唱大会に出る人は、課題文をこのコンソールの宿題で練習できます。',
    teams: [0],
  },
  {
    daysAgo: 21,
    title: '宿題の出し忘れに注意',
    content: '最後に「提出する」を押さないと、提出になりません。',
    teams: [0, 1],
  },
  {
    daysAgo: 25,
    title: 'ALTのケイト先生から',
    content: 'Hello, everyone. Please tell me about your weekend in English.',
    teams: [1],
  },
  { daysAgo: 30, title: '聞き取りの練習', content: '答えを見る前に、2回は聞いてみましょう。', teams: [0] },
  {
    daysAgo: 38,
    title: '2学期のはじまり',
    content: '2学期も週に1回、宿題を出します。わからないことは遠慮なく聞いてください。',
    teams: [0, 1],
  },
]
