/** Titles of homework. Some are long; some contain characters that cause problems in files or tables. */

export const showcaseTitle = '全ビュー見本'
export const bigTitle = '冬期講習 総まとめ（60課題）'

export const unitTitles = [
  '週末の音読',
  '本文の復習',
  '重要文のまとめ',
  '単語の確認',
  'リスニング練習',
  '対話の練習',
  '文法のまとめ',
  '空所補充ドリル',
  '定期テスト対策',
  '発音トレーニング',
] as const

export const periodicTitles = [
  '毎日の音読',
  '朝の単語リレー',
  '一日一対話',
  '英検4級 直前7日間',
  '英検3級 こつこつ練習',
  '聞き取りチャレンジ',
] as const

export const wordTestTitles = ['単語テスト', '英検単語テスト', '不規則動詞テスト', 'つづり確認テスト'] as const

/** Used before the other titles, in this order. */
export const specialTitles = [
  'Unit 5 週末の音読',
  '=SUM(1,2) の読み方',
  '音読「Let’s go!」 Part 1＆2 ～夏休み前の復習と、２学期のはじめに向けた準備～',
  '<b>太字</b> & 記号のテスト',
] as const
