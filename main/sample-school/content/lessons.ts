/** Live lessons: the rooms, the prepared lessons, and the planned lessons from the seed. */

export const rooms = [
  { id: 'r-1', name: 'オンライン教室1' },
  { id: 'r-2', name: 'オンライン教室2' },
  { id: 'r-3', name: 'オンライン教室3' },
  { id: 'r-4', name: '英会話ルーム' },
] as const

export interface PreparedLesson {
  title: string
  content: string
  live: 0 | 1
}

export const preparedLessons: readonly PreparedLesson[] = [
  { title: '自己紹介', content: '名前、好きなこと、得意なことを英語で話します。ペアで質問し合います。', live: 0 },
  { title: '道案内', content: '地図を見ながら、駅から学校までの道を英語で案内します。', live: 0 },
  { title: '買い物の会話', content: '店員と客に分かれて、値段やサイズをたずねる会話を練習します。', live: 0 },
  { title: '音読リレー', content: '教科書の本文を一文ずつ順に読みます。強く読む語に印をつけておきましょう。', live: 0 },
  { title: '英検3級 二次試験の練習', content: '音読、絵の説明、質問への答え方を順に練習します。', live: 0 },
  { title: '発音：lとr', content: '舌の位置を動画で確かめてから、単語と短い文で練習します。', live: 1 },
  { title: '文法：現在完了', content: '「経験」「継続」「完了」の3つの使い方を、例文で整理します。', live: 1 },
  { title: '長文の読み方', content: '段落ごとに要点をつかむ読み方を、入試の過去問で説明します。', live: 1 },
]

export interface FirstLesson {
  /** Days after the day of the epoch, and the hour of that day in Tokyo. */
  day: number
  hour: number
  minutes: number
  prepared: number
  room: number
  teams: string[]
}

export const firstLessons: readonly FirstLesson[] = [
  { day: -9, hour: 16, minutes: 50, prepared: 0, room: 0, teams: ['1'] },
  { day: -6, hour: 16, minutes: 50, prepared: 5, room: 1, teams: ['1', '2'] },
  { day: -2, hour: 15, minutes: 90, prepared: 6, room: 0, teams: ['2'] },
  { day: 1, hour: 16, minutes: 50, prepared: 1, room: 3, teams: ['1'] },
  { day: 3, hour: 16, minutes: 50, prepared: 4, room: 3, teams: ['2'] },
  { day: 8, hour: 15, minutes: 60, prepared: 7, room: 0, teams: ['1', '2'] },
]
