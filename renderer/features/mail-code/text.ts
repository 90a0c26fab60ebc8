import { catalogue } from '../../../shared/text'

/** Texts about the confirmation code that the server sends by mail. */
export const text = {
  send: '確認コードを送る',
  sent: catalogue.mailSent,
  code: '確認コード',
  needCode: '確認コードを入力してください。',
  resend: 'もう一度送る',
  resendIn: (seconds: number) => `もう一度送る（あと${seconds}秒）`,
}
