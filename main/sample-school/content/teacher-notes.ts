/** The comments of the sample school's teachers on a writing: on a misspelt word, on the beginning, and on the end. */
import { text } from '../text'

export const teacherNotes = {
  misaki: {
    teacher: text.accounts.teacher.nickname,
    mistake: ['つづりをもう一度確認しましょう。', '教科書の本文で、この語の形を見直してみましょう。'],
    beginning: [
      '書き出しがとてもよいですね。この調子で続けましょう。',
      '自分の言葉で始められています。次は理由を二つ書いてみましょう。',
    ],
    end: ['最後まで読み手を意識して書けています。', 'まとめの一文に、これからしたいことも加えてみましょう。'],
  },
  kaoru: {
    teacher: text.accounts.bc.nickname,
    mistake: ['授業でやった語です。ノートを見て直してみましょう。', 'おしい！ 声に出して読むと気づけます。'],
    beginning: ['読みたくなる書き出しです。', 'だれのことか、最初に書くと伝わりやすくなります。'],
    end: ['気持ちがよく伝わってきました。', '結びの文を、もう一文ふやしてみましょう。'],
  },
} as const

export type NoteAuthor = keyof typeof teacherNotes
