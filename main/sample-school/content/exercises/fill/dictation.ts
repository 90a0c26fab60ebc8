/** Dictation: the student writes whole sentences, or only the missing words. */
import type { Exercise } from '../exercise-types'

export const dictation: Exercise[] = [
  {
    title: 'Unit 2 週末のできごと（ディクテーション）',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          screen_text: 'I went to the library with my sister yesterday.',
          screen_text_jp: '昨日、妹と図書館へ行きました。',
          audio_file: 'dictation-1.wav',
        },
        {
          index: 2,
          screen_text: 'We looked for a book about the history of our town.',
          screen_text_jp: '私たちは町の歴史についての本を探しました。',
          audio_file: 'dictation-2.wav',
          tips: 'looked の -ed は「ト」のように短く聞こえます。',
        },
        {
          index: 3,
          screen_text: 'There were a lot of people in the reading room.',
          screen_text_jp: '閲覧室には人がたくさんいました。',
          audio_file: 'dictation-3.wav',
        },
        {
          index: 4,
          screen_text: 'It started to rain, so we ran to the station.',
          screen_text_jp: '雨が降り出したので、駅まで走りました。',
          audio_file: 'dictation-4.wav',
        },
        {
          index: 5,
          screen_text: 'My mother was waiting for us with two umbrellas.',
          screen_text_jp: '母がかさを2本持って待っていてくれました。',
          screen_pic: 'umbrella.png',
          audio_file: 'dictation-5.wav',
        },
      ],
    },
  },
  {
    title: 'Unit 5 将来の夢（ディクテーション）',
    level: '中学3年',
    asText: true,
    content: {
      items: [
        {
          question_id: 'd1',
          content_en: 'I have wanted to be a doctor since I was ten.',
          mean: '私は10歳のときからずっと医者になりたいと思っています。',
          audio_path: 'dream-1.wav',
        },
        {
          question_id: 'd2',
          content_en: 'My grandfather was ill, and a kind doctor helped him.',
          mean: '祖父が病気のとき、親切な医者が助けてくれました。',
          audio_path: 'dream-2.wav',
        },
        {
          question_id: 'd3',
          content_en: 'If I study hard, my dream will come true someday.',
          mean: '一生懸命勉強すれば、いつか夢がかなうでしょう。',
          audio_path: 'dream-3.wav',
        },
        {
          question_id: 'd4',
          content_en: 'I would like to work in a small hospital by the sea.',
          mean: '海の近くの小さな病院で働きたいです。',
          audio_path: 'dream-4.wav',
          info: 'would like to は want to のていねいな言い方です。',
        },
      ],
    },
  },
  {
    title: 'Unit 1 教室の英語（聞き取り空所）',
    level: '中学1年',
    content: {
      items: [
        {
          question_number: 1,
          content: 'Please __ your textbook to page __.',
          screen_jp: '教科書の20ページを開いてください。',
          answers: [
            { index: 1, content: 'open' },
            { index: 2, content: 'twenty/20' },
          ],
          content_audio: 'class-1.wav',
        },
        {
          question_number: 2,
          content: 'Let’s __ the new words together.',
          screen_jp: '新しい単語をいっしょに読みましょう。',
          answers: ['read'],
          content_audio: 'class-2.wav',
        },
        {
          question_number: 3,
          content: '__ up your hand when you are __.',
          screen_jp: '終わったら手をあげてください。',
          answers: ['Put', 'finished/done'],
          content_audio: 'class-3.wav',
        },
        {
          question_number: 4,
          content: 'Don’t forget to __ your __ on the paper.',
          screen_jp: '紙に名前を書くのを忘れないでください。',
          answers: ['write', 'name'],
          content_audio: 'class-4.wav',
        },
      ],
    },
  },
]
