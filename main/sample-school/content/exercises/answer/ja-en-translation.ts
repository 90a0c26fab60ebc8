/** Translating Japanese into English. */
import type { Exercise } from '../exercise-types'

export const jaEnTranslation: Exercise[] = [
  {
    title: 'Unit 2 be動詞と一般動詞（和文英訳）',
    level: '中学1年',
    content: {
      items: [
        {
          index: 1,
          question: '次の日本語を英語にしましょう。',
          screen_text_jp: '私の母は英語の先生です。',
          answers: ['My mother is an English teacher.'],
        },
        {
          index: 2,
          question: '次の日本語を英語にしましょう。',
          screen_text_jp: '彼らは毎日サッカーをします。',
          answers: ['They play soccer every day.'],
        },
        {
          index: 3,
          question: '次の日本語を英語にしましょう。',
          screen_text_jp: 'あなたは犬を飼っていますか。',
          answers: ['Do you have a dog?'],
          tips: 'have を使います。',
        },
        {
          index: 4,
          question: '次の日本語を英語にしましょう。',
          screen_text_jp: '私は朝食を食べません。',
          answers: ['I don’t eat breakfast./I do not eat breakfast./I don’t have breakfast.'],
        },
        {
          index: 5,
          question: '次の日本語を英語にしましょう。',
          screen_text_jp: '健はピアノを弾くことができます。',
          answers: ['Ken can play the piano.'],
          tips: '楽器の前には the をつけます。',
        },
      ],
    },
  },
  {
    title: 'Unit 7 いろいろな時制（和文英訳）',
    level: '中学3年',
    content: {
      items: [
        {
          question_id: '71',
          screen_jp: '私は5年間この町に住んでいます。',
          answers: ['I have lived in this town for five years.'],
        },
        {
          question_id: '72',
          screen_jp: '宿題をもう終えましたか。',
          answers: ['Have you finished your homework yet?'],
        },
        {
          question_id: '73',
          screen_jp: '私が電話したとき、彼女は本を読んでいました。',
          answers: ['She was reading a book when I called her.'],
          tips: '「～していました」は過去進行形です。',
        },
        {
          question_id: '74',
          screen_jp: 'もし明日晴れたら、釣りに行きましょう。',
          answers: ['Let’s go fishing if it is sunny tomorrow./If it is sunny tomorrow, let’s go fishing.'],
        },
      ],
    },
  },
  {
    title: '英検4級 買い物の表現（和文英訳）',
    level: '英検4級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          mean: 'このかさはいくらですか。',
          image: 'umbrella.png',
          answers: ['How much is this umbrella?'],
        },
        {
          question_number: 2,
          mean: 'もっと大きいカップはありますか。',
          image: 'cup.png',
          answers: ['Do you have a bigger cup?'],
        },
        {
          question_number: 3,
          mean: 'りんごを3つください。',
          image: 'apple.png',
          answers: ['Three apples, please.'],
        },
      ],
    },
  },
]
