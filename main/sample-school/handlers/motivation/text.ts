/** Texts of the encouragement (law 4). */
import { limits } from '../../../../shared/domain/limits'

export const motivationText = {
  empty: '励ましの言葉を入力してください。',
  long: `励ましの言葉は${limits.comment}文字以内で入力してください。`,
  emoji: '無効な文字が含まれています',
  nobody: '励ます生徒を選択してください。',
  unknown: 'この実績は見つかりません。',
} as const
