/** Giving the meaning of English sentences in Japanese. */
import type { Exercise } from '../exercise-types'

export const sentenceMeaning: Exercise[] = [
  {
    title: 'Unit 4 助動詞の文（英文和訳）',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          screen_text: 'You must finish your homework before dinner.',
          audio_file: 'm1.wav',
          answers: ['夕食の前に宿題を終えなければなりません。'],
        },
        {
          index: 2,
          screen_text: 'May I open the window?',
          audio_file: 'm2.wav',
          answers: ['窓を開けてもいいですか。'],
        },
        {
          index: 3,
          screen_text: 'We don’t have to wear a uniform on Saturdays.',
          audio_file: 'm3.wav',
          answers: ['土曜日は制服を着る必要はありません。'],
          tips: 'don’t have to は「～しなくてよい」です。',
        },
        {
          index: 4,
          screen_text: 'It will be cloudy tomorrow.',
          audio_file: 'm4.wav',
          answers: ['明日はくもりになるでしょう。'],
        },
      ],
    },
  },
  {
    title: 'Unit 8 関係代名詞の文（英文和訳）',
    level: '中学3年',
    content: {
      items: [
        {
          question_id: '81',
          screen_en_text: 'The girl who is playing the guitar is my cousin.',
          audioPath: 'guitar.wav',
          answers: ['ギターを弾いている女の子は私のいとこです。'],
        },
        {
          question_id: '82',
          screen_en_text: 'This is the book that I bought yesterday.',
          audioPath: 'bought.wav',
          answers: ['これは私が昨日買った本です。'],
        },
        {
          question_id: '83',
          screen_en_text: 'He lives in a house which has a large garden.',
          audioPath: 'garden.wav',
          answers: ['彼は大きな庭のある家に住んでいます。'],
          tips: 'which 以下が house を説明しています。',
        },
        {
          question_id: '84',
          screen_en_text: 'Everything she said was true.',
          audioPath: 'true.wav',
          answers: ['彼女が言ったことはすべて本当でした。'],
        },
      ],
    },
  },
  {
    title: '英検準2級 ことわざの意味',
    level: '英検準2級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en: 'Practice makes perfect.',
          audio_path: 'perfect.wav',
          answers: ['練習すれば完ぺきになります。'],
          info: '日本語の「習うより慣れよ」に近い言い方です。',
        },
        {
          question_number: 2,
          content_en: 'The early bird catches the worm.',
          audio_path: 'worm.wav',
          answers: ['早起きの鳥は虫を捕まえます。'],
          info: '日本語の「早起きは三文の徳」に当たります。',
        },
        {
          question_number: 3,
          content_en: 'Two heads are better than one.',
          audio_path: 'heads.wav',
          answers: ['一人より二人で考えるほうがよいです。'],
        },
      ],
    },
  },
]
