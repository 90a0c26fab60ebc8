/** Graded readers of levels 1 and 2. */
import type { Ebook } from './ebook-type'

export const easy: readonly Ebook[] = [
  {
    id: 'e-1',
    title: 'The Yellow Umbrella',
    level: 1,
    words: 420,
    impressions: [
      {
        content:
          '黄色い傘がいろいろな人の手を渡っていくお話でした。最後に最初の女の子のところへ戻ってきたとき、心が温かくなりました。',
        stars: 5,
      },
      { content: '知らない単語がほとんどなくて、最後まで一気に読めました。bus stop の場面の絵が好きです。', stars: 4 },
      {
        content: '雨の日に読んだので、音まで聞こえてくるようでした。borrow と lend の違いがやっとわかりました。',
        stars: 4,
      },
      {
        content: '少し短くて物足りなかったです。でも、おじいさんの言葉「Rain is for everyone.」は覚えておきたいです。',
        stars: 3,
      },
    ],
  },
  {
    id: 'e-2',
    title: 'My Cat Can Count',
    level: 1,
    words: 380,
    impressions: [
      {
        content: 'ねこが数を数えるたびに、家族があわてるのがおもしろかったです。声に出して弟に読んであげました。',
        stars: 5,
      },
      { content: 'thirteen と thirty を聞き分ける練習になりました。うちのねこにも教えてみたいです。', stars: 4 },
      { content: '同じ文が何度も出てくるので、覚えてしまいました。オチは予想どおりでした。', stars: 3 },
      {
        content: 'ねこの Milo の気持ちになって読みました。最後に本当は何を数えていたのかがわかって驚きました。',
        stars: 5,
      },
    ],
  },
  {
    id: 'e-3',
    title: 'A Day at the Fish Market',
    level: 1,
    words: 510,
    impressions: [
      {
        content: '朝の市場の様子がよく伝わってきました。魚の名前の英語は難しかったけれど、絵を見て想像しました。',
        stars: 4,
      },
      {
        content: '主人公がお父さんの仕事を初めて見て、考えが変わるところがよかったです。私も父の職場を見てみたいです。',
        stars: 5,
      },
      { content: '値段を聞く言い方がたくさん出てきて、会話のテストの役に立ちそうです。', stars: 4 },
      { content: '魚が苦手なので最初は気が進みませんでしたが、読んでいるうちにお腹がすきました。', stars: 3 },
    ],
  },
  {
    id: 'e-4',
    title: 'The Boy Who Drew Maps',
    level: 2,
    words: 860,
    impressions: [
      {
        content: '自分の町の地図を描くうちに友達が増えていくのがすてきでした。私も通学路の地図を英語で作ってみました。',
        stars: 5,
      },
      { content: 'across from や next to など、場所を表す言葉がたくさん出てきて勉強になりました。', stars: 4 },
      { content: '途中で地図をなくす場面では、どうなるのか心配でページをめくる手が止まりませんでした。', stars: 5 },
      { content: '登場人物の名前が多くて、途中で誰が誰だかわからなくなりました。もう一度読みたいです。', stars: 3 },
    ],
  },
  {
    id: 'e-5',
    title: 'Grandma’s Secret Recipe',
    level: 2,
    words: 930,
    impressions: [
      { content: '秘密の材料が食べ物ではなかったところに感動しました。週末に祖母に電話をしました。', stars: 5 },
      { content: '料理の動詞（stir, pour, slice など）をノートにまとめました。調理実習で使えそうです。', stars: 4 },
      { content: '過去形の文が多く、不規則動詞の復習になりました。レシピのページだけ何度も読み返しました。', stars: 4 },
      {
        content: 'スープの作り方が詳しくて、本当に作ってみたくなりました。話の終わり方は少し急だと思います。',
        stars: 3,
      },
    ],
  },
]
