/** Choosing words and phrases for the gap in a sentence, by question number in the exam. */
import type { Exercise } from '../exercise-types'

export const examWordChoose: Exercise[] = [
  {
    title: '英検3級 大問1 語句選択',
    level: '英検3級',
    content: {
      items: [
        {
          question_number: 1,
          screen_text: 'A: Did you __ the tickets for the game?\nB: Yes. My father bought them online.',
          screen_text_jp: 'A：試合のチケットは手に入りましたか。　B：はい。父がインターネットで買ってくれました。',
          choose: [
            { index: 1, content: 'get', correct: true },
            { index: 2, content: 'turn', correct: false },
            { index: 3, content: 'wear', correct: false },
            { index: 4, content: 'cover', correct: false },
          ],
        },
        {
          question_number: 2,
          screen_text: 'The mountain road was so __ that we drove very slowly.',
          screen_text_jp: '山道はとても狭かったので、私たちはゆっくり運転しました。',
          choose: [
            { index: 1, content: 'narrow', correct: true },
            { index: 2, content: 'clever', correct: false },
            { index: 3, content: 'cheap', correct: false },
            { index: 4, content: 'friendly', correct: false },
          ],
        },
        {
          question_number: 3,
          screen_text: 'Ms. Brown asked the students to hand __ their reports by Friday.',
          screen_text_jp: 'ブラウン先生は、金曜日までにレポートを提出するよう生徒に言いました。',
          choose: [
            { index: 1, content: 'off', correct: false },
            { index: 2, content: 'in', correct: true },
            { index: 3, content: 'up', correct: false },
            { index: 4, content: 'over', correct: false },
          ],
          info: 'hand in 〜 で「〜を提出する」という意味です。',
        },
        {
          question_number: 4,
          screen_text: 'The boy __ in front of the gate is my cousin.',
          screen_text_jp: '門の前に立っている男の子は私のいとこです。',
          choose: [
            { index: 1, content: 'stand', correct: false },
            { index: 2, content: 'stood', correct: false },
            { index: 3, content: 'standing', correct: true },
            { index: 4, content: 'to stand', correct: false },
          ],
        },
        {
          question_number: 5,
          screen_text: 'This soup is too hot for me __.',
          screen_text_jp: 'このスープは熱すぎて私には飲めません。',
          choose: [
            { index: 1, content: 'eat', correct: false },
            { index: 2, content: 'eating', correct: false },
            { index: 3, content: 'eaten', correct: false },
            { index: 4, content: 'to eat', correct: true },
          ],
        },
      ],
    },
  },
  {
    title: '英検準2級 大問1 語句選択',
    level: '英検準2級',
    asText: true,
    content: {
      items: [
        {
          question_id: 'w16',
          question_number: 16,
          content_en: 'The town decided to __ a new hospital because the old one was too small.',
          mean: '古い病院が小さすぎたので、町は新しい病院を建てることに決めました。',
          choose: [
            { index: 1, content: 'establish', correct: true },
            { index: 2, content: 'interrupt', correct: false },
            { index: 3, content: 'apologize', correct: false },
            { index: 4, content: 'compare', correct: false },
          ],
        },
        {
          question_id: 'w17',
          question_number: 17,
          content_en: 'Although the climbers were tired, they didn’t __ up until they reached the top.',
          mean: '登山者たちは疲れていましたが、頂上に着くまであきらめませんでした。',
          choose: [
            { index: 1, content: 'bring', correct: false },
            { index: 2, content: 'give', correct: true },
            { index: 3, content: 'look', correct: false },
            { index: 4, content: 'set', correct: false },
          ],
        },
        {
          question_id: 'w18',
          question_number: 18,
          content_en: 'There were a large __ of people waiting in front of the stadium.',
          mean: 'スタジアムの前で大勢の人が待っていました。',
          choose: [
            { index: 1, content: 'effort', correct: false },
            { index: 2, content: 'distance', correct: false },
            { index: 3, content: 'number', correct: true },
            { index: 4, content: 'reason', correct: false },
          ],
        },
        {
          question_id: 'w19',
          question_number: 19,
          content_en: 'I wish I __ enough time to travel around the world.',
          mean: '世界中を旅する時間が十分にあればいいのになあ。',
          choose: [
            { index: 1, content: 'have', correct: false },
            { index: 2, content: 'having', correct: false },
            { index: 3, content: 'will have', correct: false },
            { index: 4, content: 'had', correct: true },
          ],
          note_homework: 'I wish に続く文では、今の事実と違うことを過去形で表します。',
        },
      ],
    },
  },
  {
    title: '英検4級 大問1 語句選択',
    level: '英検4級',
    content: {
      items: [
        {
          question_number: 1,
          content: 'A: What is your favorite __?\nB: I like math the best.',
          screen_jp: 'A：いちばん好きな教科は何ですか。　B：数学がいちばん好きです。',
          choose: [
            { index: 1, content: 'subject', correct: 1 },
            { index: 2, content: 'season', correct: 0 },
            { index: 3, content: 'animal', correct: 0 },
            { index: 4, content: 'color', correct: 0 },
          ],
        },
        {
          question_number: 2,
          content: 'Kenta __ his grandmother every summer vacation.',
          screen_jp: '健太は毎年夏休みに祖母を訪ねます。',
          choose: [
            { index: 1, content: 'visit', correct: 0 },
            { index: 2, content: 'visits', correct: 1 },
            { index: 3, content: 'visiting', correct: 0 },
            { index: 4, content: 'to visit', correct: 0 },
          ],
        },
        {
          question_number: 3,
          content: 'Let’s take the bus. The museum is __ from here.',
          screen_jp: 'バスに乗りましょう。美術館はここから遠いです。',
          choose: [
            { index: 1, content: 'near', correct: 0 },
            { index: 2, content: 'fast', correct: 0 },
            { index: 3, content: 'far', correct: 1 },
            { index: 4, content: 'late', correct: 0 },
          ],
          picture: 'bus.png',
        },
        {
          question_number: 4,
          content: 'There is some milk __ the cup.',
          screen_jp: 'カップの中に牛乳が入っています。',
          choose: [
            { index: 1, content: 'at', correct: 0 },
            { index: 2, content: 'for', correct: 0 },
            { index: 3, content: 'of', correct: 0 },
            { index: 4, content: 'in', correct: 1 },
          ],
          picture: 'cup.png',
        },
      ],
    },
  },
]
