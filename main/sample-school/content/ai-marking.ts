/** The comments of the sample school's AI on a writing. */

/** The types of errors (SPEC §3 error_type). */
export const mistakeKinds = {
  verb: '動詞の形',
  agreement: '主語と動詞の一致',
  number: '単数・複数',
  article: '冠詞',
  preposition: '前置詞',
  comparison: '比較の形',
  word: '語の選び方',
  spelling: 'スペル',
} as const

export type MistakeKind = keyof typeof mistakeKinds

export const mistakeHint = (wrong: string, right: string): string => `${wrong} ではなく ${right} と書きます。`

/** By `cmt_level` (SPEC §3): comments that fit any sentence. */
export const levelComments = {
  0: ['言いたいことがはっきり伝わります。', 'このまま使える、よい文です。', '語の順序が自然です。'],
  1: [
    'ほかの言い方も知っておくと、表現の幅が広がります。',
    '声に出して読み、前後の文とのつながりも確かめてみましょう。',
  ],
  2: [
    'いつ・どこで・だれとのうち、書いていないことを加えると、さらに伝わります。',
    'もう一文、具体的な様子を加えてみましょう。',
  ],
} as const

/** Comments for some sentences only: with a reason, with an example, or with numbers. */
export const fittingComments: readonly { when: RegExp; level: 0 | 1 | 2; comment: string }[] = [
  { when: /\b(because|so|since|reasons?)\b/i, level: 0, comment: '理由の書き方が自然です。' },
  {
    when: /\b(for example|such as|like \w+ing)\b/i,
    level: 0,
    comment: '具体的な例があり、読み手に伝わります。',
  },
  { when: /\b(first|second|also|then|finally|too)\b/i, level: 0, comment: '前の文とのつながりがわかりやすいです。' },
  { when: /^(?=.*\band\b)(?!.*\bbecause\b)/i, level: 1, comment: 'and のほかに、when や after でも文をつなげます。' },
  { when: /^(?=I\b)/, level: 2, comment: 'I で始まる文が続くときは、ほかの語からも始めてみましょう。' },
]

/** On a sentence in Japanese. */
export const inJapanese = 'この文を、知っている英語で書いてみましょう。'

export const analyses = {
  high: {
    overall: '課題に合った内容で、最後まで読みやすく書けています。',
    contents: '自分の考えと理由がはっきりしています。',
    structure: '文のつながりがよく、順序よく書けています。',
    vocabulary: '課題に合った語句を選べています。',
    grammar: 'ほとんど誤りがありません。',
  },
  middle: {
    overall: '伝えたいことは読み取れます。見直すと、さらによくなります。',
    contents: '理由をもう一つ加えると、説得力が増します。',
    structure: 'つなぐ言葉（First, Also など）を使ってみましょう。',
    vocabulary: 'つづりのまちがいがいくつかあります。',
    grammar: '動詞の形に気をつけましょう。',
  },
  low: {
    overall: 'まずは短い文で、正しく書くことを目ざしましょう。',
    contents: '課題で聞かれていることに、もう少しくわしく答えましょう。',
    structure: '',
    vocabulary: '基本の単語のつづりを確認しましょう。',
    grammar: '主語と動詞の形をそろえましょう。',
  },
} as const
