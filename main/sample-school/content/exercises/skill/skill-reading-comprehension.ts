/** Skill-up: reading texts and answering questions about them. */
import type { Exercise } from '../exercise-types'

export const skillReadingComprehension: Exercise[] = [
  {
    title: 'スキルアップ 読解 はじめてのホームステイ',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          topic: 'My First Homestay',
          screen_text:
            'Last August I stayed with a family in New Zealand for ten days. It was winter there, and I was surprised to see snow on the mountains. My host mother taught me how to bake bread, and I showed her how to fold paper cranes.\nOn the last day, the family gave me a small wooden bird. I gave them a hundred paper cranes. Now the cranes are in their kitchen window, and the bird is on my desk.',
          screen_text_jp:
            '昨年の8月、私はニュージーランドの家庭に10日間滞在しました。向こうは冬で、山の雪に驚きました。ホストマザーはパンの焼き方を教えてくれ、私は折り鶴の折り方を見せました。最後の日、家族は小さな木の鳥をくれ、私は折り鶴を100羽贈りました。今、鶴は台所の窓に、鳥は私の机の上にあります。',
          questions: [
            {
              question_id: '1-1',
              screen_text: 'Why was the writer surprised?',
              choose: [
                { index: 1, content: 'There was snow in August.', correct: 1 },
                { index: 2, content: 'The family had many birds.' },
                { index: 3, content: 'The bread was too hard.' },
              ],
            },
            {
              question_id: '1-2',
              screen_text: 'What did the writer give to the family?',
              choose: [
                { index: 1, content: 'A wooden bird.' },
                { index: 2, content: 'Some bread.' },
                { index: 3, content: 'Paper cranes.', correct: 1 },
              ],
            },
            { question_id: '1-3', screen_text: 'The bird is now on the writer’s __.', answers: ['desk'] },
          ],
        },
      ],
    },
  },
  {
    title: 'スキルアップ 読解 お知らせ',
    level: '英検4級',
    asText: true,
    content: {
      title: 'School Library News',
      content_en:
        'The library will be closed from July 21 to July 25 because we are going to paint the walls. From July 26, it will open at nine and close at four. During the summer, each student can borrow seven books.',
      screen_jp:
        '壁を塗るため、図書室は7月21日から25日まで閉まります。26日からは9時に開き、4時に閉まります。夏の間、1人7冊まで借りられます。',
      items: [
        {
          question_number: 1,
          question: 'Why will the library be closed?',
          choose: [
            { index: 1, content: 'To buy new books.' },
            { index: 2, content: 'To paint the walls.', correct: true },
            { index: 3, content: 'To have a party.' },
          ],
        },
        {
          question_number: 2,
          question: 'How many books can a student borrow?',
          choose: [
            { index: 1, content: 'Four.' },
            { index: 2, content: 'Five.' },
            { index: 3, content: 'Seven.', correct: true },
          ],
        },
      ],
    },
  },
]
