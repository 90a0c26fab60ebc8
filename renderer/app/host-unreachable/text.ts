/** The message while the host process does not answer. */
export const hostUnreachableText = {
  title: 'はなまるとの接続が切れました。',
  instruction: 'はなまるを起動し直してから、表示されたアドレスを開いてください。',
} as const
