/** The items of the training files, by file name. A file name means the same file in every resource. */
import type { Item } from '../exercise-types'

const past: Item[] = [
  {
    index: 1,
    screen_text: 'I __ soccer with my friends yesterday.',
    screen_text_jp: '私は昨日、友だちとサッカーをしました。',
    choose: [
      { index: 1, content: 'play' },
      { index: 2, content: 'played', correct: 1 },
      { index: 3, content: 'playing' },
    ],
    tips: 'yesterday（昨日）があるので、過去の文です。',
  },
  {
    index: 2,
    screen_text: 'My father __ to Osaka last week.',
    screen_text_jp: '父は先週、大阪へ行きました。',
    choose: [
      { index: 1, content: 'goes' },
      { index: 2, content: 'goed' },
      { index: 3, content: 'went', correct: 1 },
    ],
    info: 'go の過去形は went です。ed をつけない動詞は、形をそのまま覚えます。',
  },
  {
    index: 3,
    screen_text: '__ you watch the game last night?',
    screen_text_jp: '昨夜、その試合を見ましたか。',
    choose: [
      { index: 1, content: 'Do' },
      { index: 2, content: 'Did', correct: 1 },
      { index: 3, content: 'Were' },
    ],
    info: '一般動詞の過去の疑問文は Did で始め、動詞はもとの形にします。',
  },
  {
    index: 4,
    screen_text: 'She did not __ breakfast this morning.',
    screen_text_jp: '彼女は今朝、朝食を食べませんでした。',
    choose: [
      { index: 1, content: 'eat', correct: 1 },
      { index: 2, content: 'ate' },
      { index: 3, content: 'eats' },
    ],
  },
  {
    index: 5,
    screen_text: 'They __ in the library two hours ago.',
    screen_text_jp: '彼らは2時間前、図書館にいました。',
    choose: [
      { index: 1, content: 'are' },
      { index: 2, content: 'was' },
      { index: 3, content: 'were', correct: 1 },
    ],
    tips: '主語が複数のとき、be動詞の過去形は何になりますか。',
  },
]

const perfect: Item[] = [
  {
    question_id: 'p1',
    content_en: 'I have __ in this town for ten years.',
    mean: '私はこの町に10年間住んでいます。',
    answers: [{ index: 1, content: 'lived' }],
    tips: 'have のあとには、動詞の過去分詞がきます。',
  },
  {
    question_id: 'p2',
    content_en: 'She __ __ to Kyoto three times.',
    mean: '彼女は3回、京都へ行ったことがあります。',
    answers: [
      { index: 1, content: 'has' },
      { index: 2, content: 'been' },
    ],
    info: '「行ったことがある」は have been to を使います。主語が she なので has になります。',
  },
  {
    question_id: 'p3',
    content_en: 'Have you finished your homework __?',
    mean: 'もう宿題を終えましたか。',
    answers: [{ index: 1, content: 'yet' }],
  },
  {
    question_id: 'p4',
    content_en: 'We have __ seen snow.',
    mean: '私たちは雪を一度も見たことがありません。',
    answers: [{ index: 1, content: 'never' }],
  },
  {
    question_id: 'p5',
    content_en: 'He has __ written the letter.',
    mean: '彼はちょうど手紙を書き終えたところです。',
    answers: [{ index: 1, content: 'just' }],
    tips: '「ちょうど〜したところ」を表す1語を入れます。',
  },
  {
    question_id: 'p6',
    content_en: 'How long __ you __ English?',
    mean: 'どのくらい英語を勉強していますか。',
    answers: [
      { index: 1, content: 'have' },
      { index: 2, content: 'studied/learned' },
    ],
  },
]

const comparison: Item[] = [
  {
    question_number: 1,
    screen_en_text: 'This box is __ than that one.',
    screen_jp: 'この箱はあの箱より重いです。',
    answers: [
      { index: 1, content: 'heavy', correct: false },
      { index: 2, content: 'heavier', correct: true },
      { index: 3, content: 'heaviest', correct: false },
    ],
  },
  {
    question_number: 2,
    screen_en_text: 'Mt. Fuji is the __ mountain in Japan.',
    screen_jp: '富士山は日本でいちばん高い山です。',
    answers: [
      { index: 1, content: 'higher', correct: false },
      { index: 2, content: 'high', correct: false },
      { index: 3, content: 'highest', correct: true },
    ],
    info: 'the と in Japan があるので、「いちばん〜」を表す最上級を選びます。',
  },
  {
    question_number: 3,
    screen_en_text: 'My sister runs as __ as my brother.',
    screen_jp: '姉は兄と同じくらい速く走ります。',
    answers: [
      { index: 1, content: 'fast', correct: true },
      { index: 2, content: 'faster', correct: false },
      { index: 3, content: 'fastest', correct: false },
    ],
    tips: 'as と as の間は、もとの形です。',
  },
  {
    question_number: 4,
    screen_en_text: 'I like math __ than science.',
    screen_jp: '私は理科より数学のほうが好きです。',
    answers: [
      { index: 1, content: 'well', correct: false },
      { index: 2, content: 'better', correct: true },
      { index: 3, content: 'best', correct: false },
    ],
  },
]

const prepositions: Item[] = [
  {
    index: 1,
    screen_text: 'We have English class __ Monday and Thursday.',
    screen_jp_text: '月曜日と木曜日に英語の授業があります。',
    answers: ['on'],
    tips: '曜日の前に置く前置詞です。',
  },
  {
    index: 2,
    screen_text: 'My mother gets up __ six every morning.',
    screen_jp_text: '母は毎朝6時に起きます。',
    answers: ['at'],
  },
  {
    index: 3,
    screen_text: 'I was born __ 2012 __ Nagoya.',
    screen_jp_text: '私は2012年に名古屋で生まれました。',
    answers: ['in', 'in'],
    info: '年にも、都市の名前にも in を使います。',
  },
  {
    index: 4,
    screen_text: 'There is a cat __ the table.',
    screen_jp_text: 'テーブルの下にねこがいます。',
    answers: ['under'],
  },
  {
    index: 5,
    screen_text: 'Please wait here __ five o’clock.',
    screen_jp_text: '5時までここで待ってください。',
    answers: ['until/till'],
    tips: '「〜までずっと」を表します。by は「〜までに」です。',
  },
]

export const training: Readonly<Record<string, Item[]>> = {
  'training-past.json': past,
  'training-perfect.json': perfect,
  'training-comparison.json': comparison,
  'training-prepositions.json': prepositions,
}
