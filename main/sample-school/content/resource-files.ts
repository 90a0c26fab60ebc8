/**
 * Files that result views fetch by themselves (SPEC §7 Result-view calls), by resource and name. A file with a name
 * only belongs to every resource.
 */
import { noteParts } from './exercises/exam/note-parts'
import { training as trainings } from './exercises/grammar/training'

/** Grammar: the items of the training tab. */
const training = [
  {
    index: 1,
    screen_text: 'He ( ) to school by bus every day.',
    screen_text_jp: '彼は毎日バスで学校へ行きます。',
    choose: [
      { index: 1, content: 'go', correct: 0 },
      { index: 2, content: 'goes', correct: 1 },
      { index: 3, content: 'going', correct: 0 },
    ],
    tips: '主語が三人称単数で現在の文では、動詞に -s、-es をつけます。',
  },
  {
    index: 2,
    screen_text: 'My mother __ dinner at seven.',
    screen_text_jp: '母は7時に夕食を作ります。',
    answers: [{ index: 1, content: 'cooks/makes' }],
  },
]

/** A composition with AI comments. */
const answer = 'I oversleeped this morning, so I ran to the station. It was a very hard day for me.'

const hit = (words: string, level: 0 | 1 | 2 | 3, comment: string) => {
  const start = answer.indexOf(words)
  return { hit_words_pos: `${start},${start + words.length}`, hit_words: words, cmt_level: level, comment }
}

const evaluated = {
  text: answer,
  comments: {
    sent_comments: [
      hit('oversleeped', 3, 'oversleep の過去形は overslept です。'),
      hit('so I ran to the station', 0, 'so を使って理由と結果をうまくつないでいます。'),
      hit('very hard', 2, 'tough や exhausting も使ってみましょう。'),
    ],
  },
}

/** Note taking, the first part: listening to an announcement. */
const noteTaking = [
  {
    index: 1,
    screen_text: 'Listen to the announcement and take notes.',
    questions: [
      {
        index: 1,
        question: 'When does the library close on Sunday?',
        choose: [
          { index: 1, content: 'At five.', correct: 1 },
          { index: 2, content: 'At seven.', correct: 0 },
        ],
      },
      { index: 2, question: 'You must not __ in the reading room.', answers: [{ index: 1, content: 'eat' }] },
    ],
  },
]

/** Notes on the second part: a summary. */
const summary = [
  {
    index: 1,
    screen_text: 'Write what you learned in one sentence.',
    questions: [{ index: 1, question: 'What can students do there?', sample_answer: 'They can study until seven.' }],
  },
]

/** The key of a file in `files`; undefined if it is not there. */
export const fileKey = (files: object, resource: string, name: string): string | undefined =>
  [`${resource}/${name}`, name].find(key => Object.hasOwn(files, key))

export const resourceFiles = {
  'grammar-training-file': {
    'grammar-sample/training.json': { data: { items: training } },
    ...Object.fromEntries(Object.entries(trainings).map(([name, items]) => [name, { data: { items } }])),
  },
  'evaluate-xml-file': { 'writing-sample/comments.json': evaluated },
  'note-taking-part-file': {
    'note-sample/part-1.json': { items: noteTaking },
    'note-sample/part-2.json': { items: summary },
    ...Object.fromEntries(Object.entries(noteParts).map(([name, items]) => [name, { items }])),
  },
} as const
