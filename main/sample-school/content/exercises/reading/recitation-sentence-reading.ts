/** Sentences to recite from memory. */
import type { Exercise } from '../exercise-types'

export const recitationSentenceReading: Exercise[] = [
  {
    title: '自己紹介の5文（文の暗唱）',
    level: '中学1年',
    content: {
      exampaper: [
        {
          category: 'read_sentence',
          question_number: 1,
          content: 'Hello, everyone. I am Nakamura Sora.',
          translate: 'みなさん、こんにちは。中村そらです。',
          file: 'me-1.wav',
        },
        {
          category: 'read_sentence',
          question_number: 2,
          content: 'I come from Sapporo, the largest city in Hokkaido.',
          translate: '北海道でいちばん大きな都市、札幌の出身です。',
          file: 'me-2.wav',
        },
        {
          category: 'read_sentence',
          question_number: 3,
          content: 'I have played the trumpet for four years.',
          translate: 'トランペットを4年間吹いています。',
          file: 'me-3.wav',
        },
        {
          category: 'read_sentence',
          question_number: 4,
          content: 'My favorite subject is science because I love stars.',
          translate: '星が大好きなので、好きな教科は理科です。',
          file: 'me-4.wav',
        },
        {
          category: 'read_sentence',
          question_number: 5,
          content: 'Please tell me about the things you like, too.',
          translate: 'みなさんの好きなものも教えてください。',
          file: 'me-5.wav',
        },
      ],
    },
  },
  {
    title: '英検4級 会話の決まり文句（文の暗唱）',
    level: '英検4級',
    asText: true,
    content: {
      items: [
        {
          index: 1,
          content: 'Would you like something to drink?',
          screen_jp: '何か飲み物はいかがですか。',
          audio_file: 'w1.wav',
        },
        {
          index: 2,
          content: 'I’m looking forward to seeing you again.',
          screen_jp: 'またお会いするのを楽しみにしています。',
          audio_file: 'w2.wav',
        },
        {
          index: 3,
          content: 'Could you say that again, please?',
          screen_jp: 'もう一度言っていただけますか。',
          audio_file: 'w3.wav',
        },
        {
          index: 4,
          content: 'Don’t worry. Everyone makes mistakes.',
          screen_jp: '心配しないで。だれでも間違えるよ。',
          audio_file: 'w4.wav',
        },
        {
          index: 5,
          content: 'It was nice talking with you.',
          screen_jp: 'お話しできてよかったです。',
          audio_file: 'w5.wav',
        },
      ],
    },
  },
]
