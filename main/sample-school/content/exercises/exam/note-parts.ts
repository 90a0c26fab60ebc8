/** The parts of note-taking exercises, by file name: choices, questions about a text, sentences to write. */
import type { Item } from '../exercise-types'

const libraryGrammar: Item[] = [
  {
    index: 1,
    question: 'The library __ on Mondays.',
    screen_text_jp: '図書館は月曜日は閉まっています。',
    choose: [
      { index: 1, content: 'closes', correct: 0 },
      { index: 2, content: 'is closed', correct: 1 },
      { index: 3, content: 'is closing', correct: 0 },
    ],
    tips: '「閉まっている」という状態は be closed で表します。',
  },
  {
    index: 2,
    question: 'Students __ not eat or drink in the reading room.',
    screen_text_jp: '閲覧室では飲食をしてはいけません。',
    choose: [
      { index: 1, content: 'must', correct: 1 },
      { index: 2, content: 'have', correct: 0 },
      { index: 3, content: 'need', correct: 0 },
    ],
  },
  {
    index: 3,
    question: 'You can borrow five books __ two weeks.',
    screen_text_jp: '2週間、5冊まで借りられます。',
    choose: [
      { index: 1, content: 'by', correct: 0 },
      { index: 2, content: 'until', correct: 0 },
      { index: 3, content: 'for', correct: 1 },
    ],
    tips: '期間の長さは for、期限は by で表します。',
  },
]

const libraryTalk: Item[] = [
  {
    index: 1,
    screen_text:
      'Good morning, everyone. Today I will tell you about our new library. It opens at eight thirty and closes at six, but on Sundays it closes at five. There are about twenty thousand books and ten computers. You can use a computer for thirty minutes, but please write your name on the list first. On the second floor there is a reading room. It is a quiet place, so please do not talk or eat there. If you cannot find a book, ask the people at the front desk. They are always happy to help you.',
    screen_text_jp:
      'みなさん、おはようございます。今日は新しい図書館について話します。8時30分に開き、6時に閉まりますが、日曜日は5時に閉まります。約2万冊の本と10台のコンピューターがあります。コンピューターは30分使えますが、先に名前を一覧に書いてください。2階には閲覧室があります。静かな場所なので、話したり食べたりしないでください。本が見つからないときは、受付の人に聞いてください。いつでも喜んで手伝ってくれます。',
    audio_file: 'note-library.wav',
    questions: [
      {
        index: 1,
        question: 'When does the library close on Sundays?',
        choose: [
          { index: 1, content: 'At five.', correct: 1 },
          { index: 2, content: 'At six.', correct: 0 },
          { index: 3, content: 'At eight thirty.', correct: 0 },
        ],
      },
      {
        index: 2,
        question: 'What must students do before they use a computer?',
        choose: [
          { index: 1, content: 'Ask at the front desk.', correct: 0 },
          { index: 2, content: 'Write their names on a list.', correct: 1 },
          { index: 3, content: 'Go to the second floor.', correct: 0 },
        ],
      },
      {
        index: 3,
        question: 'What can students do in the reading room?',
        choose: [
          { index: 1, content: 'Read quietly.', correct: 1 },
          { index: 2, content: 'Have lunch.', correct: 0 },
          { index: 3, content: 'Talk with friends.', correct: 0 },
        ],
      },
    ],
  },
]

const libraryNotes: Item[] = [
  {
    index: 1,
    question: '新しい図書館にあるものを、英語の1文で書きましょう。',
    sample_answer: 'There are about twenty thousand books and ten computers in the new library.',
  },
  {
    index: 2,
    question: 'What should you do if you cannot find a book?',
    sample_answer: 'You should ask the people at the front desk.',
  },
]

const campTalk: Item[] = [
  {
    index: 1,
    content_en:
      'Our summer camp will be from August third to August fifth. We will meet at the school gate at seven in the morning and go to Lake Aoi by bus. On the first day, we will put up our tents and cook curry. On the second day, you can choose between fishing and hiking. If it rains, we will make wooden key rings in the hall. Please bring a hat, warm clothes and a water bottle. You do not need money, and please leave your games at home.',
    mean: 'サマーキャンプは8月3日から5日までです。朝7時に校門に集合し、バスで青井湖へ行きます。1日目はテントを張ってカレーを作ります。2日目は釣りかハイキングを選べます。雨の場合は、ホールで木のキーホルダーを作ります。ぼうし、暖かい服、水筒を持ってきてください。お金はいりません。ゲームは家に置いてきてください。',
    content_audio: 'note-camp.wav',
    questions: [
      {
        index: 1,
        question: 'How will the students go to Lake Aoi?',
        choose: [
          { index: 1, content: 'By train.' },
          { index: 2, content: 'By bus.', correct: true },
          { index: 3, content: 'On foot.' },
        ],
      },
      {
        index: 2,
        question: 'What will they do on the second day if it rains?',
        choose: [
          { index: 1, content: 'Cook curry.' },
          { index: 2, content: 'Go fishing.' },
          { index: 3, content: 'Make key rings.', correct: true },
        ],
      },
    ],
  },
]

const campGrammar: Item[] = [
  {
    index: 1,
    question: 'If it __ tomorrow, we will stay in the hall.',
    mean: '明日雨が降ったら、ホールで過ごします。',
    choose: [
      { index: 1, content: 'rains', correct: true },
      { index: 2, content: 'will rain' },
      { index: 3, content: 'rained' },
    ],
    tips: '時や条件を表す if の中では、未来のことも現在形で表します。',
  },
  {
    index: 2,
    question: 'You don’t have __ money.',
    mean: 'お金を持ってくる必要はありません。',
    choose: [
      { index: 1, content: 'bring' },
      { index: 2, content: 'to bring', correct: true },
      { index: 3, content: 'bringing' },
    ],
  },
]

const campNotes: Item[] = [
  {
    index: 1,
    question: '持ち物を3つ、英語の1文で書きましょう。',
    sample_answer: 'We should bring a hat, warm clothes and a water bottle.',
  },
  {
    index: 2,
    question: 'Which do you want to do, go fishing or go hiking? Why?',
    sample_answer: 'I want to go hiking because I like looking at flowers and birds.',
  },
]

export const noteParts: Readonly<Record<string, readonly Item[]>> = {
  'note-library-1.json': libraryGrammar,
  'note-library-2.json': libraryTalk,
  'note-library-3.json': libraryNotes,
  'note-camp-1.json': campTalk,
  'note-camp-2.json': campGrammar,
  'note-camp-3.json': campNotes,
}
