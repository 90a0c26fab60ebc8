/** Skill-up: choosing words for the blanks in short texts. */
import type { Exercise } from '../exercise-types'

export const skillClozeTest: Exercise[] = [
  {
    title: 'スキルアップ 空所補充 レベル2',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          topic: 'My Town',
          screen_text:
            'My town is famous __ its old bridge. It was built about three hundred years __. Many people visit it __ spring because the cherry trees along the river are beautiful.',
          screen_text_jp:
            '私の町は古い橋で有名です。約300年前に造られました。川沿いの桜がきれいなので、春には大勢の人が訪れます。',
          questions: [
            {
              question_id: '1-1',
              choose: [
                { index: 1, content: 'for', correct: 1 },
                { index: 2, content: 'at' },
                { index: 3, content: 'to' },
              ],
            },
            {
              question_id: '1-2',
              choose: [
                { index: 1, content: 'before' },
                { index: 2, content: 'ago', correct: 1 },
                { index: 3, content: 'since' },
              ],
            },
            {
              question_id: '1-3',
              choose: [
                { index: 1, content: 'on' },
                { index: 2, content: 'at' },
                { index: 3, content: 'in', correct: 1 },
              ],
              tips: '季節の前には in を使います。',
            },
          ],
        },
      ],
    },
  },
  {
    title: 'スキルアップ 空所補充 レベル3',
    level: '中学3年',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          topic: 'A Letter to the Future',
          content_en:
            'When I was in elementary school, our class buried a box under a tree. __ of us put a letter to ourselves in it. Next spring we are going to __ it. I do not remember __ I wrote, so I am very excited.',
          mean: '小学生のとき、私たちのクラスは木の下に箱を埋めました。それぞれが自分への手紙を入れました。来春、それを開ける予定です。何を書いたか覚えていないので、とても楽しみです。',
          questions: [
            {
              question_id: '1-1',
              choose: [
                { index: 1, content: 'Each', correct: true },
                { index: 2, content: 'Every' },
                { index: 3, content: 'Another' },
              ],
            },
            {
              question_id: '1-2',
              choose: [
                { index: 1, content: 'forget' },
                { index: 2, content: 'open', correct: true },
                { index: 3, content: 'borrow' },
              ],
            },
            {
              question_id: '1-3',
              choose: [
                { index: 1, content: 'who' },
                { index: 2, content: 'that' },
                { index: 3, content: 'what', correct: true },
              ],
            },
          ],
        },
      ],
    },
  },
]
