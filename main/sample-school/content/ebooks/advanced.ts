/** Graded readers of levels 4 and 5, and endings for any impression. */
import type { Ebook } from './ebook-type'

export const advanced: readonly Ebook[] = [
  {
    id: 'e-10',
    title: 'The Clockmaker’s Daughter and the Snow',
    level: 4,
    words: 2640,
    impressions: [
      { content: '時間を止める時計を手に入れても、主人公が使わないことを選ぶ場面に考えさせられました。', stars: 5 },
      {
        content: '仮定法の文が多くて難しかったですが、「もし～なら」という話の内容とぴったり合っていました。',
        stars: 4,
      },
      { content: '雪の町の描写がきれいで、辞書を引く回数が増えても苦になりませんでした。', stars: 5 },
      { content: '二週間かかりました。長かったけれど、読み終わったときの達成感は今までで一番です。', stars: 4 },
    ],
  },
  {
    id: 'e-11',
    title: 'Water for Ten Thousand',
    level: 4,
    words: 2480,
    impressions: [
      {
        content: '井戸を掘る技術者の実話をもとにした話で、水道の水の大切さを考えました。社会の授業ともつながりました。',
        stars: 5,
      },
      { content: '数字や単位の英語がたくさん出てきて勉強になりました。グラフのページは説明が丁寧でした。', stars: 4 },
      { content: '村の人たちに反対されてもあきらめない主人公を尊敬します。', stars: 4 },
      {
        content: '知らない単語が多く、三分の一くらいは想像で読みました。級が上がったらもう一度挑戦したいです。',
        stars: 3,
      },
    ],
  },
  {
    id: 'e-12',
    title: 'The Translator’s Notebook',
    level: 5,
    words: 3320,
    impressions: [
      {
        content: '「訳せない言葉」を集める翻訳者の話です。「木漏れ日」の章を読んで、日本語のよさにも気づきました。',
        stars: 5,
      },
      { content: '難しかったですが、知っている日本語が英語で説明されるのがおもしろくて読み進められました。', stars: 4 },
      { content: '将来、翻訳の仕事に興味があるので、仕事の悩みが書かれている後半が特に心に残りました。', stars: 5 },
      {
        content: '一文が長くて、主語を探すのに苦労しました。音声を聞きながら読むと意味がつかみやすかったです。',
        stars: 3,
      },
    ],
  },
]

/** Sentences that students add to an impression; the first is empty. */
export const closings = [
  '',
  '友達にもすすめたいです。',
  '次は一つ上のレベルに挑戦します。',
  '気に入った文を三つノートに書き写しました。',
  '音読も五回しました。',
  '今度は音声だけで聞いてみます。',
  '同じ作者の本があれば読みたいです。',
] as const
