/** Note taking: the student listens, takes notes, chooses and writes, part by part. */
import type { Exercise } from '../exercise-types'

export const noteTaking: Exercise[] = [
  {
    title: '英検準2級対策 図書館の案内を聞く（メモ）',
    level: '英検準2級',
    content: {
      items: [
        { index: 1, file: 'note-library-1.json', question_count: 3, question: '案内に出てくる表現を確かめましょう。' },
        {
          index: 2,
          file: 'note-library-2.json',
          question_count: 3,
          question: '案内を聞いて、メモを見ながら答えましょう。',
        },
        { index: 3, file: 'note-library-3.json', question_count: 2, question: 'メモをもとに英文を書きましょう。' },
      ],
    },
  },
  {
    title: '英検3級対策 サマーキャンプの説明を聞く（メモ）',
    level: '英検3級',
    asText: true,
    content: {
      items: [
        { question_number: 1, file: 'note-camp-1.json', screen_text: 'Listen to the teacher and take notes.' },
        { question_number: 3, file: 'note-camp-2.json', screen_text: 'Choose the right words.' },
        { question_number: 5, file: 'note-camp-3.json', screen_text: 'Write about the camp.' },
      ],
    },
  },
]
