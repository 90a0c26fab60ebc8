/** Interviews: the examiner's lines and the candidate's answers. */
import type { Exercise } from '../exercise-types'

export const eikenDialog: Exercise[] = [
  {
    title: '英検3級 面接の受け答え',
    level: '英検3級',
    content: {
      items: [
        {
          index: 1,
          question: 'Good morning. How are you today?',
          screen_text_jp: 'おはようございます。調子はいかがですか。',
          audio_file: 'greeting.wav',
          sample_answer: 'Good morning. I’m fine, thank you.',
        },
        {
          index: 2,
          question: 'May I have your card, please?',
          screen_text_jp: 'カードをいただけますか。',
          audio_file: 'card.wav',
          sample_answer: 'Yes. Here you are.',
          tips: '物を手渡すときは Here you are. と言います。',
        },
        {
          index: 3,
          question: 'How did you come here today?',
          screen_text_jp: '今日はどうやって来ましたか。',
          audio_file: 'come.wav',
          sample_answer: 'I came here by bus.',
          samples: ['I walked from the station.'],
        },
        {
          index: 4,
          question: 'What do you like to do in your free time?',
          screen_text_jp: '時間のあるときは何をするのが好きですか。',
          audio_file: 'free.wav',
          sample_answer: 'I like to draw pictures of animals.',
        },
        {
          index: 5,
          question: 'That’s all for today. Have a nice day.',
          screen_text_jp: 'これで終わりです。よい一日を。',
          audio_file: 'bye.wav',
          sample_answer: 'Thank you very much. You, too.',
        },
      ],
    },
  },
  {
    title: '英検準2級 面接の会話（役割練習）',
    level: '英検準2級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          topic: '面接委員',
          content_en: 'Let’s begin. Have you ever worked as a volunteer?',
          mean: '始めましょう。ボランティアをしたことがありますか。',
          audio_path: 'v1.wav',
        },
        {
          question_number: 2,
          topic: '受験者',
          content_en: 'Yes, I have. I cleaned a beach with my classmates last summer.',
          mean: 'はい、あります。去年の夏、クラスメートと海岸をそうじしました。',
          audio_path: 'v2.wav',
        },
        {
          question_number: 3,
          topic: '面接委員',
          content_en: 'That’s great. What did you learn from it?',
          mean: 'すばらしいですね。そこから何を学びましたか。',
          audio_path: 'v3.wav',
        },
        {
          question_number: 4,
          topic: '受験者',
          content_en: 'I learned that a lot of plastic comes from our daily lives.',
          mean: 'たくさんのプラスチックが、私たちの毎日の生活から出ていると知りました。',
          audio_path: 'v4.wav',
        },
        {
          question_number: 5,
          topic: '面接委員',
          content_en: 'Would you like to do it again?',
          mean: 'またやってみたいですか。',
          audio_path: 'v5.wav',
        },
        {
          question_number: 6,
          topic: '受験者',
          content_en: 'Yes, of course. Next time, I want to ask my family to join me.',
          mean: 'はい、もちろんです。次は家族もさそいたいです。',
          audio_path: 'v6.wav',
        },
      ],
    },
  },
]
