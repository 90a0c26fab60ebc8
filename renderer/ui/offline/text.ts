/** Texts for the time while the server cannot be reached. */
export const offlineText = {
  mark: 'オフライン',
  shown: (time: string) => `${time} 時点のデータを表示しています`,
  unreachable: 'サーバーにつながりません。',
  readsAgain: 'つながると、自動で読み込みます。',
  back: 'サーバーにつながりました',
  copies: 'オフラインのデータを見る',
  stillOffline: 'まだサーバーにつながりません',
} as const
