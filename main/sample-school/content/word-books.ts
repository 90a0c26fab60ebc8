/** Word-test books: parts of eight words, each with its meaning. */

export interface WordBook {
  id: string
  name: string
  level: string
  /** The parts in order; each word with its meaning. */
  parts: readonly (readonly (readonly [string, string])[])[]
}

export const wordBooks: readonly WordBook[] = [
  {
    id: 'wb-1',
    name: '中学1年 基本単語',
    level: '中学1年',
    parts: [
      [
        ['apple', 'りんご'],
        ['bread', 'パン'],
        ['water', '水'],
        ['milk', '牛乳'],
        ['egg', '卵'],
        ['rice', '米'],
        ['fish', '魚'],
        ['salad', 'サラダ'],
      ],
      [
        ['father', '父'],
        ['mother', '母'],
        ['sister', '姉・妹'],
        ['brother', '兄・弟'],
        ['uncle', 'おじ'],
        ['aunt', 'おば'],
        ['friend', '友だち'],
        ['baby', '赤ちゃん'],
      ],
      [
        ['Monday', '月曜日'],
        ['Friday', '金曜日'],
        ['month', '月'],
        ['morning', '朝'],
        ['evening', '夕方'],
        ['today', '今日'],
        ['week', '週'],
        ['year', '年'],
      ],
      [
        ['desk', '机'],
        ['chair', 'いす'],
        ['window', '窓'],
        ['classroom', '教室'],
        ['teacher', '先生'],
        ['lesson', '授業'],
        ['notebook', 'ノート'],
        ['library', '図書館'],
      ],
      [
        ['swim', '泳ぐ'],
        ['sing', '歌う'],
        ['cook', '料理する'],
        ['study', '勉強する'],
        ['write', '書く'],
        ['speak', '話す'],
        ['listen', '聞く'],
        ['walk', '歩く'],
      ],
      [
        ['big', '大きい'],
        ['small', '小さい'],
        ['new', '新しい'],
        ['old', '古い'],
        ['happy', '幸せな'],
        ['busy', '忙しい'],
        ['kind', '親切な'],
        ['cold', '寒い'],
      ],
    ],
  },
  {
    id: 'wb-2',
    name: '英検5級 よく出る単語',
    level: '英検5級',
    parts: [
      [
        ['train', '電車'],
        ['station', '駅'],
        ['street', '通り'],
        ['bridge', '橋'],
        ['airport', '空港'],
        ['bicycle', '自転車'],
        ['park', '公園'],
        ['hospital', '病院'],
      ],
      [
        ['spring', '春'],
        ['summer', '夏'],
        ['autumn', '秋'],
        ['winter', '冬'],
        ['rain', '雨'],
        ['snow', '雪'],
        ['cloud', '雲'],
        ['wind', '風'],
      ],
      [
        ['doctor', '医者'],
        ['nurse', '看護師'],
        ['singer', '歌手'],
        ['farmer', '農家'],
        ['pilot', 'パイロット'],
        ['driver', '運転手'],
        ['writer', '作家'],
        ['police', '警察'],
      ],
      [
        ['head', '頭'],
        ['hand', '手'],
        ['foot', '足'],
        ['eye', '目'],
        ['ear', '耳'],
        ['mouth', '口'],
        ['face', '顔'],
        ['hair', '髪'],
      ],
    ],
  },
  {
    id: 'wb-3',
    name: '英検4級 よく出る単語',
    level: '英検4級',
    parts: [
      [
        ['arrive', '到着する'],
        ['borrow', '借りる'],
        ['choose', '選ぶ'],
        ['decide', '決める'],
        ['enjoy', '楽しむ'],
        ['forget', '忘れる'],
        ['invite', '招待する'],
        ['remember', '覚えている'],
      ],
      [
        ['village', '村'],
        ['island', '島'],
        ['forest', '森'],
        ['river', '川'],
        ['mountain', '山'],
        ['farm', '農場'],
        ['garden', '庭'],
        ['beach', '浜辺'],
      ],
      [
        ['because', 'なぜなら'],
        ['before', '前に'],
        ['between', '間に'],
        ['during', '間'],
        ['without', 'なしで'],
        ['across', '横切って'],
        ['until', 'まで'],
        ['through', '通って'],
      ],
      [
        ['difficult', '難しい'],
        ['dangerous', '危険な'],
        ['popular', '人気のある'],
        ['famous', '有名な'],
        ['quiet', '静かな'],
        ['strong', '強い'],
        ['useful', '役に立つ'],
        ['wonderful', 'すばらしい'],
      ],
    ],
  },
]

/** The title of a part. */
export const partTitle = (book: string, number: number): string => `${book} Part ${number}`
