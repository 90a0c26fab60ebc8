/** Answering quickly. */
import type { Exercise } from '../exercise-types'

export const quickResponse: Exercise[] = [
  {
    title: 'あいさつにすぐ答えよう（即答）',
    level: '中学1年',
    content: {
      items: [
        {
          index: 1,
          screen_text: 'How are you today?',
          screen_text_jp: '今日の調子はどうですか。',
          audio_file: 'r1.wav',
          sample_answer: 'I’m great, thank you.',
        },
        {
          index: 2,
          screen_text: 'Nice to meet you.',
          screen_text_jp: 'はじめまして。',
          audio_file: 'r2.wav',
          sample_answer: 'Nice to meet you, too.',
        },
        {
          index: 3,
          screen_text: 'Thank you for your help.',
          screen_text_jp: '手伝ってくれてありがとう。',
          audio_file: 'r3.wav',
          sample_answer: 'You’re welcome.',
        },
        {
          index: 4,
          screen_text: 'I’m sorry I’m late.',
          screen_text_jp: '遅れてごめんなさい。',
          audio_file: 'r4.wav',
          sample_answer: 'That’s all right.',
        },
        {
          index: 5,
          screen_text: 'Have a nice weekend.',
          screen_text_jp: 'よい週末を。',
          audio_file: 'r5.wav',
          sample_answer: 'Thanks. You, too.',
        },
      ],
    },
  },
  {
    title: '日本語を聞いてすぐ英語で（瞬間英作文）',
    level: '中学2年',
    content: {
      items: [
        {
          question_id: '201',
          screen_jp: '駅への道を教えてください。',
          sample_answer: 'Could you tell me the way to the station?',
        },
        { question_id: '202', screen_jp: '写真を撮ってもいいですか。', sample_answer: 'May I take a picture?' },
        { question_id: '203', screen_jp: '何時に会いましょうか。', sample_answer: 'What time shall we meet?' },
        { question_id: '204', screen_jp: '寝坊したので遅れました。', sample_answer: 'I was late because I overslept.' },
      ],
    },
  },
  {
    title: '英検3級 会話の応答を選ぶ',
    level: '英検3級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en: 'Would you like some more tea?',
          mean: 'お茶をもう少しいかがですか。',
          audio_path: 'tea.wav',
          choose: [
            { index: 1, content: 'Yes, please.', correct: 1 },
            { index: 2, content: 'It’s on the table.' },
            { index: 3, content: 'At three o’clock.' },
          ],
        },
        {
          question_number: 2,
          content_en: 'How was the concert last night?',
          mean: '昨夜のコンサートはどうでしたか。',
          audio_path: 'concert.wav',
          choose: [
            { index: 1, content: 'By train.' },
            { index: 2, content: 'It was wonderful.', correct: 1 },
            { index: 3, content: 'No, I can’t.' },
          ],
        },
        {
          question_number: 3,
          content_en: 'Whose dictionary is this?',
          mean: 'これはだれの辞書ですか。',
          audio_path: 'dictionary.wav',
          choose: [
            { index: 1, content: 'On my desk.' },
            { index: 2, content: 'It’s very useful.' },
            { index: 3, content: 'I think it’s Emi’s.', correct: 1 },
          ],
        },
      ],
    },
  },
]
