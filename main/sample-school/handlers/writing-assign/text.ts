/** Texts of writing that AI marks. */
import { type WritingFault, writingBounds } from '../../../../shared/domain/writing-conditions'

export const faults: Record<WritingFault, string> = {
  'topic-empty': 'テーマを入力してください。',
  'topic-long': `テーマは${writingBounds.topic}文字以内で入力してください。`,
  'topic-emoji': '無効な文字が含まれています',
  'level-unknown': 'レベルを選択してください。',
  'words-bounds': `語数は${writingBounds.words.min}〜${writingBounds.words.max}語の間で指定してください。`,
  'words-order': '最小の語数は、最大の語数以下にしてください。',
}
