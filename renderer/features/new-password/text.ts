import { limits } from '../../../shared/domain/limits'
import { text as sharedText } from '../../../shared/text'

/** Texts of the fields of a new password. */
export const text = {
  rule: `${limits.password.min}〜${limits.password.max}文字。英字と数字を、それぞれ1文字以上使います。記号は使えません。`,
  label: '新しいパスワード',
  repeat: '新しいパスワード（確認）',
  faults: sharedText.password,
  strength: {
    weak: '推測されやすいパスワードです。長くするか、名前や並んだ数字を避けてください。',
    fair: 'ふつうの強さです。12文字以上にするか、大文字もまぜて10文字以上にすると、より安全です。',
    strong: '推測されにくいパスワードです。',
  },
}
