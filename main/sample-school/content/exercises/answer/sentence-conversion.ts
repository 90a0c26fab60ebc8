/** Rewriting a sentence in another form. */
import type { Exercise } from '../exercise-types'

export const sentenceConversion: Exercise[] = [
  {
    title: 'Unit 5 疑問文・否定文（書きかえ）',
    level: '中学1年',
    content: {
      items: [
        {
          index: 1,
          before_text: 'Emi plays tennis after school.',
          question: '否定文に書きかえましょう。',
          answers: ['Emi doesn’t play tennis after school./Emi does not play tennis after school.'],
        },
        {
          index: 2,
          before_text: 'They are in the gym.',
          question: '疑問文に書きかえましょう。',
          answers: ['Are they in the gym?'],
        },
        {
          index: 3,
          before_text: 'I have a cat.',
          question: 'a を two に変えて書きかえましょう。',
          answers: ['I have two cats.'],
          tips: '名詞の複数形に注意しましょう。',
        },
        {
          index: 4,
          before_text: 'He washes the car every Sunday.',
          question: 'last Sunday を使って過去の文にしましょう。',
          answers: ['He washed the car last Sunday.'],
        },
      ],
    },
  },
  {
    title: 'Unit 9 受け身への書きかえ',
    level: '中学3年',
    content: {
      items: [
        {
          question_id: '91',
          before_text: 'Many people love this song.',
          question: '受け身の文にしましょう。',
          screen_text: 'This song __ __ __ many people.',
          screen_jp: 'この歌は多くの人に愛されています。',
          answers: [
            { index: 1, content: 'is' },
            { index: 2, content: 'loved' },
            { index: 3, content: 'by' },
          ],
        },
        {
          question_id: '92',
          before_text: 'My grandfather built this house in 1980.',
          question: '受け身の文にしましょう。',
          screen_text: 'This house __ __ by my grandfather in 1980.',
          screen_jp: 'この家は1980年に祖父によって建てられました。',
          answers: [
            { index: 1, content: 'was' },
            { index: 2, content: 'built' },
          ],
        },
        {
          question_id: '93',
          before_text: 'They will open a new library next year.',
          question: '受け身の文にしましょう。',
          screen_text: 'A new library __ __ __ next year.',
          screen_jp: '来年、新しい図書館が開館します。',
          answers: [
            { index: 1, content: 'will' },
            { index: 2, content: 'be' },
            { index: 3, content: 'opened' },
          ],
          tips: '助動詞のあとは be ＋ 過去分詞です。',
        },
      ],
    },
  },
  {
    title: '英検3級 同じ意味の文に書きかえる',
    level: '英検3級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          before_text: 'This question is easier than that one.',
          question: 'that question を主語にして、同じ意味の文にしましょう。',
          answers: ['That question is more difficult than this one./That question is harder than this one.'],
        },
        {
          question_number: 2,
          before_text: 'Let’s go to the museum.',
          question: 'shall を使って、同じ意味の文にしましょう。',
          answers: ['Shall we go to the museum?'],
        },
        {
          question_number: 3,
          before_text: 'To swim in this river is dangerous.',
          question: 'It で始まる、同じ意味の文にしましょう。',
          answers: ['It is dangerous to swim in this river.'],
        },
      ],
    },
  },
]
