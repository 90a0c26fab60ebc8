/** A task with a title, for free writing. */
import type { Exercise } from '../exercise-types'

export const freeWriting: Exercise[] = [
  {
    title: '自由英作文：わたしの宝物',
    level: '中学2年',
    content: {
      title: 'わたしの宝物',
      content:
        'Write about something that is important to you.\nTell your reader what it is, how you got it, and why it is important.',
      question_description:
        '大切にしているものについて、それが何か、どうやって手に入れたか、なぜ大切かを書きましょう。',
      sample: {
        en_answer:
          'My treasure is an old camera. My grandfather gave it to me when I entered junior high school. I take it with me when I go for a walk on weekends. The pictures are not always clear, but I can see what I felt on that day. I want to take pictures of my family for many years.',
      },
    },
  },
  {
    title: '自由英作文：海外の友達への手紙',
    level: '中学3年',
    asText: true,
    content: {
      items: [
        {
          question_id: '71',
          topic: '海外の友達への手紙',
          content: 'Write a letter to Liam. He is going to stay with your family in April.',
          screen_jp_text:
            '4月にあなたの家に滞在するリアムに手紙を書きましょう。町のこと、一緒にしたいことを入れましょう。',
          tips: '書き出しは Dear Liam, です。',
          samples: [
            'Dear Liam, I am very happy to hear that you are coming in April. My town is small, but there is a beautiful river near my house. We can ride bikes along it and see the cherry blossoms. My mother will cook tempura for you. Please tell me what you want to do in Japan.',
          ],
        },
      ],
    },
  },
  {
    title: '自由英作文：20年後のわたし',
    level: '英検準2級',
    content: {
      items: [
        {
          index: 1,
          topic: '20年後のわたし',
          screen_en_text: 'What will you be doing in twenty years? Write about your work and your life.',
          mean: '20年後、あなたは何をしていますか。仕事と生活について書きましょう。',
          sample_answer:
            'In twenty years, I will be working as a nurse in a small hospital. I decided to become a nurse when I saw how kindly my grandmother was looked after. I will live near the sea and grow vegetables in my garden. It will be a busy life, but I believe that I will enjoy it.',
          note_homework: '未来の進行形 will be doing を一度は使いましょう。',
        },
      ],
    },
  },
]
