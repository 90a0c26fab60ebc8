/** Texts of the calls for reading homework (law 4). */
import { limits } from '../../../../shared/domain/limits'

export const readingText = {
  noTopic: 'この課題は見つかりません。',
  noStudent: 'この生徒は宿題の対象ではありません。',
  unknownSubmission: 'この答案は見つかりません。',
  noText: 'コメントをつけられる文章がありません。',
  unreadable: 'コメントの形式が正しくありません。',
  email: 'メールアドレスの形式が正しくありません。',
  notes: {
    empty: 'コメントを入力してください。',
    long: `コメントは${limits.comment}文字以内で入力してください。`,
    emoji: '無効な文字が含まれています',
    range: 'コメントをつける部分が正しくありません。',
    overlap: 'コメントをつける部分が重なっています。',
    many: `コメントは${limits.notesPerAnswer}件までつけられます。`,
  },
  mail: (to: string, title: string, topics: number) =>
    `【サンプル校】${to} 宛て：「${title}」の生徒別の課題（${topics}件）の成績を送りました。`,
} as const
