/** Sentences of a story or a conversation to put in order; `answers` are in the correct order. */
import type { Exercise } from '../exercise-types'

export const sentenceSequencing: Exercise[] = [
  {
    title: 'Unit 4 物語の順序（文整序）',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          question: 'ハイキングの日のできごとを、起きた順に並べなさい。',
          answers: [
            { index: 3, content: 'Last Saturday, Emi got up early and made sandwiches.' },
            { index: 1, content: 'She met her friends at the station at seven.' },
            { index: 4, content: 'They walked for two hours to the top of the mountain.' },
            { index: 2, content: 'They ate the sandwiches there and looked down at the sea.' },
          ],
          screen_pic: 'mountain.png',
          audio_file: 'story-1.wav',
        },
        {
          index: 2,
          question: '健のかさについての話になるように並べなさい。',
          answers: [
            { index: 2, content: 'It was raining, so Ken took his umbrella to school.' },
            { index: 4, content: 'In the afternoon, the rain stopped.' },
            { index: 1, content: 'Ken left the umbrella on the bus on his way home.' },
            { index: 5, content: 'He called the bus company in the evening.' },
            { index: 3, content: 'The next morning, a driver gave it back to him.' },
          ],
          audio_file: 'story-2.wav',
        },
        {
          index: 3,
          question: 'サラの手紙になるように並べなさい。',
          answers: [
            { index: 2, content: 'Dear Mika,' },
            { index: 3, content: 'Thank you for the present you sent me.' },
            { index: 1, content: 'I drink tea from the cup every morning.' },
            { index: 4, content: 'Please come and see me in summer.' },
          ],
          audio_file: 'story-3.wav',
        },
      ],
    },
  },
  {
    title: '英検5級 会話の順序（文整序）',
    level: '英検5級',
    asText: true,
    content: {
      items: [
        {
          question_id: 's1',
          screen_jp: '買い物の会話になるように並べましょう。',
          answers: [
            'May I help you?',
            'Yes. I’m looking for a blue cap.',
            'How about this one?',
            'It’s nice. I’ll take it.',
          ],
        },
        {
          question_id: 's2',
          screen_jp: '電話の会話になるように並べましょう。',
          answers: [
            'Hello. This is Tom. Is Yuki there?',
            'I’m sorry, but she’s out now.',
            'OK. I’ll call her again at six.',
            'All right. I’ll tell her.',
          ],
        },
        {
          question_id: 's3',
          screen_jp: '朝の会話になるように並べましょう。',
          answers: ['Good morning, Dad.', 'Good morning. Did you sleep well?', 'Yes, I did. What’s for breakfast?'],
        },
      ],
    },
  },
  {
    title: '英検準2級 説明文の順序（文整序）',
    level: '英検準2級',
    content: {
      items: [
        {
          question_number: 1,
          content_en: 'Many people in Japan drink green tea every day.',
          mean: '最初の文に続くように並べなさい。',
          choose: [
            { index: 1, content: 'There, monks drank it to stay awake while they were studying.' },
            { index: 2, content: 'However, it was first brought to Japan from China more than a thousand years ago.' },
            { index: 3, content: 'Today, it is sold in bottles at every convenience store.' },
            { index: 4, content: 'Later, the custom spread from temples to ordinary people.' },
          ],
          answers: [
            { index: 2, content: 'However, it was first brought to Japan from China more than a thousand years ago.' },
            { index: 1, content: 'There, monks drank it to stay awake while they were studying.' },
            { index: 4, content: 'Later, the custom spread from temples to ordinary people.' },
            { index: 3, content: 'Today, it is sold in bottles at every convenience store.' },
          ],
          picture: 'cup.png',
          info: 'However, Later, Today など、つなぎの言葉が順序の手がかりになります。',
        },
        {
          question_number: 2,
          content_en: 'More and more schools are planting trees on their roofs.',
          mean: '最初の文に続くように並べなさい。',
          choose: [
            { index: 1, content: 'One reason is that the trees keep the classrooms cool in summer.' },
            { index: 2, content: 'For these two reasons, the number of green roofs is expected to grow.' },
            { index: 3, content: 'Another is that students can learn about insects and birds there.' },
          ],
          answers: [
            { index: 1, content: 'One reason is that the trees keep the classrooms cool in summer.' },
            { index: 3, content: 'Another is that students can learn about insects and birds there.' },
            { index: 2, content: 'For these two reasons, the number of green roofs is expected to grow.' },
          ],
          picture: 'tree.png',
        },
      ],
    },
  },
]
