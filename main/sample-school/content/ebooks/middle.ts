/** Graded readers of level 3. */
import type { Ebook } from './ebook-type'

export const middle: readonly Ebook[] = [
  {
    id: 'e-6',
    title: 'The Last Train to Midori',
    level: 3,
    words: 1480,
    impressions: [
      {
        content: '廃線になる電車を守ろうとする中学生の話で、自分の町のことを考えました。署名を集める場面が好きです。',
        stars: 5,
      },
      { content: '結末は悲しかったけれど、駅が図書館になるという終わり方に希望を感じました。', stars: 4 },
      { content: 'used to の使い方が何度も出てきて、「昔はそうだった」という気持ちがよくわかりました。', stars: 4 },
      { content: '電車の専門用語が難しかったです。注の日本語に助けられて、なんとか最後まで読めました。', stars: 3 },
    ],
  },
  {
    id: 'e-7',
    title: 'Robots Don’t Cry',
    level: 3,
    words: 1620,
    impressions: [
      {
        content: '泣けないロボットが、雨の中で泣いているように見える場面が忘れられません。心とは何かを考えました。',
        stars: 5,
      },
      {
        content: '会話が多くてテンポよく読めました。ロボットの話し方だけ短縮形を使わないことに気づきました。',
        stars: 5,
      },
      { content: 'SF は苦手でしたが、友情の話なので楽しめました。続きがあれば読みたいです。', stars: 4 },
      { content: '題名の意味が最後にわかりました。ただ、説明の長い章は少し退屈でした。', stars: 3 },
    ],
  },
  {
    id: 'e-8',
    title: 'Letters from the Lighthouse',
    level: 3,
    words: 1750,
    impressions: [
      { content: '手紙だけで話が進むのが新鮮でした。私も英語で手紙を書いてみたくなりました。', stars: 5 },
      { content: '灯台守の一人の生活がさびしそうでしたが、星の話をするときはとても楽しそうでした。', stars: 4 },
      { content: '関係代名詞の文を見つけるたびに線を引きました。前よりも怖くなくなりました。', stars: 4 },
      { content: '誰が書いた手紙なのか途中で混乱しました。日付を見ながら読むとわかりやすいです。', stars: 3 },
    ],
  },
  {
    id: 'e-9',
    title: 'The Soccer Ball That Traveled',
    level: 3,
    words: 1390,
    impressions: [
      { content: '一つのボールが五つの国を旅して、それぞれの国の子どもたちの生活がわかりました。', stars: 5 },
      { content: 'サッカー部なので、試合の場面は知っている言葉ばかりで読みやすかったです。', stars: 4 },
      { content: 'ボールを直しながら大切に使う国の話を読んで、部活の道具を大切にしようと思いました。', stars: 5 },
      { content: '国が変わるたびに新しい人物が出てくるので、一章ずつ分けて読むのがおすすめです。', stars: 3 },
    ],
  },
]
