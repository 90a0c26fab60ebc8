/** Skill-up: answering quickly. */
import type { Exercise } from '../exercise-types'

export const skillQuickResponse: Exercise[] = [
  {
    title: 'スキルアップ 即答 学校生活',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          screen_text: 'What club are you in?',
          screen_text_jp: '何部に入っていますか。',
          audio_file: 's1.wav',
          sample_answer: 'I’m in the art club.',
        },
        {
          index: 2,
          screen_text: 'Which subject do you like best?',
          screen_text_jp: 'どの教科がいちばん好きですか。',
          audio_file: 's2.wav',
          sample_answer: 'I like science best.',
        },
        {
          index: 3,
          screen_text: 'Can I borrow your eraser?',
          screen_text_jp: '消しゴムを借りてもいいですか。',
          audio_file: 's3.wav',
          sample_answer: 'Sure. Here you are.',
        },
        {
          index: 4,
          screen_text: 'How long have you studied English?',
          screen_text_jp: '英語をどのくらい勉強していますか。',
          audio_file: 's4.wav',
          sample_answer: 'I’ve studied it for four years.',
          tips: 'for や since を使って答えましょう。',
        },
      ],
    },
  },
  {
    title: 'スキルアップ 即答 日本語から英語へ',
    level: '中学3年',
    asText: true,
    content: {
      items: [
        { question_number: 1, mean: '手伝いましょうか。', sample_answer: 'Shall I help you?' },
        { question_number: 2, mean: 'もう一度言ってください。', sample_answer: 'Could you say that again, please?' },
        { question_number: 3, mean: 'それを聞いてうれしいです。', sample_answer: 'I’m glad to hear that.' },
      ],
    },
  },
]
