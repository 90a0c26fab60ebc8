/** Skill-up: speaking about oneself and one's opinions. */
import type { Exercise } from '../exercise-types'

export const skillSpeaking: Exercise[] = [
  {
    title: 'スキルアップ スピーキング 意見を言おう',
    level: '中学3年',
    content: {
      items: [
        {
          index: 1,
          question: 'Do you think students should clean their classrooms? Why?',
          screen_text_jp: '生徒は教室を掃除するべきだと思いますか。それはなぜですか。',
          audio_file: 'o1.wav',
          sample_answer: 'Yes, I do. We use the rooms every day, so we should keep them clean.',
        },
        {
          index: 2,
          question: 'Which do you like better, studying at home or in the library?',
          screen_text_jp: '家と図書館では、どちらで勉強するほうが好きですか。',
          audio_file: 'o2.wav',
          sample_answer: 'I like studying in the library better because it is quiet.',
          tips: '理由も一つ言いましょう。',
        },
        {
          index: 3,
          question: 'What would you like to do in the future?',
          screen_text_jp: '将来何をしたいですか。',
          audio_file: 'o3.wav',
          sample_answer: 'I’d like to be a nurse and help sick people.',
        },
      ],
      progress: [
        {
          type: 'record',
          question_number: 1,
          answer: {
            sample_answer: 'Yes, I do. We use the rooms every day, so we should keep them clean.',
            audio_path: 'opinion-1.wav',
          },
        },
        {
          type: 'record',
          question_number: 2,
          answer: {
            sample_answer: 'I like studying in the library better because it is quiet.',
            audio_path: 'opinion-2.wav',
          },
        },
      ],
    },
  },
  {
    title: 'スキルアップ スピーキング 絵を見て話そう',
    level: '英検準2級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          picture: 'scene-sea.png',
          content_en: 'What are the people doing at the beach?',
          mean: '海辺の人たちは何をしていますか。',
          audio_path: 'look-1.wav',
          sample_answer: 'Two people are swimming, and a child is standing on the sand.',
        },
        {
          question_number: 2,
          picture: 'scene-camp.png',
          content_en: 'Would you like to go camping? Please tell me more.',
          mean: 'キャンプに行きたいですか。もう少し話してください。',
          audio_path: 'look-2.wav',
          sample_answer: 'Yes. I want to cook outside and look at the stars.',
        },
      ],
    },
  },
]
