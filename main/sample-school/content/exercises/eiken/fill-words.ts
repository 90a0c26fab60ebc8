/** Filling words into sentences; the first letters and the Japanese are given. */
import type { Exercise } from '../exercise-types'

export const eikenFillWords: Exercise[] = [
  {
    title: '英検4級 頭文字から単語を書く',
    level: '英検4級',
    content: {
      items: [
        {
          question_number: 1,
          screen_text: 'My aunt w__ at a hospital.',
          screen_text_jp: '私のおばは病院で働いています。',
          answers: ['works'],
          audio_file: 'letter-1.wav',
        },
        {
          question_number: 2,
          screen_text: 'Please be q__ in the library.',
          screen_text_jp: '図書館では静かにしてください。',
          answers: ['quiet'],
          audio_file: 'letter-2.wav',
        },
        {
          question_number: 3,
          screen_text: 'I f__ to b__ my dictionary today.',
          screen_text_jp: '今日、辞書を持ってくるのを忘れました。',
          answers: ['forgot', 'bring'],
          audio_file: 'letter-3.wav',
          tips: '「忘れる」は過去形にします。',
        },
        {
          question_number: 4,
          screen_text: 'The concert will begin in a few m__.',
          screen_text_jp: 'コンサートは数分で始まります。',
          answers: ['minutes'],
          picture: 'clock.png',
          audio_file: 'letter-4.wav',
        },
        {
          question_number: 5,
          screen_text: 'Which s__ do you like b__, spring or fall?',
          screen_text_jp: '春と秋では、どちらの季節のほうが好きですか。',
          answers: ['season', 'better'],
          audio_file: 'letter-5.wav',
        },
      ],
    },
  },
  {
    title: '英検3級 頭文字から単語を書く',
    level: '英検3級',
    asText: true,
    content: {
      items: [
        {
          question_id: 'f31',
          content: 'This bridge was b__ more than a h__ years ago.',
          mean: 'この橋は100年以上前に造られました。',
          answers: [
            { index: 1, content: 'built' },
            { index: 2, content: 'hundred' },
          ],
        },
        {
          question_id: 'f32',
          content: 'I’m looking f__ to seeing you again.',
          mean: 'またお会いするのを楽しみにしています。',
          answers: [{ index: 1, content: 'forward' }],
          ipa: 'fɔ́ːrwərd',
          syllable: 'for-ward',
        },
        {
          question_id: 'f33',
          content: 'He is p__ of his daughter, who became a doctor.',
          mean: '彼は医者になった娘を誇りに思っています。',
          answers: [{ index: 1, content: 'proud' }],
        },
        {
          question_id: 'f34',
          content: 'Don’t be a__ of making m__.',
          mean: 'まちがえることをこわがってはいけません。',
          answers: [
            { index: 1, content: 'afraid' },
            { index: 2, content: 'mistakes' },
          ],
        },
      ],
    },
  },
  {
    title: '英検5級 日本語から単語を書く',
    level: '英検5級',
    content: {
      items: [
        {
          index: 1,
          content_en: 'I get up at six every __.',
          screen_jp_text: '私は毎朝6時に起きます。',
          answers: ['morning'],
          audio_path: 'word-1.wav',
        },
        {
          index: 2,
          content_en: 'My __ is a teacher.',
          screen_jp_text: '私の母は先生です。',
          answers: ['mother/mom'],
          audio_path: 'word-2.wav',
        },
        {
          index: 3,
          content_en: '__ is the fourth month of the year.',
          screen_jp_text: '4月は1年の4番目の月です。',
          answers: ['April'],
          audio_path: 'word-3.wav',
        },
        {
          index: 4,
          content_en: 'Do you have any __ or sisters?',
          screen_jp_text: '兄弟か姉妹はいますか。',
          answers: ['brothers'],
          audio_path: 'word-4.wav',
        },
      ],
    },
  },
]
