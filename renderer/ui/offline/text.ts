/** What is said while the server is out of reach. */
export const offlineText = {
  mark: 'オフライン',
  shown: (time: string) => `${time} 時点のデータを表示しています`,
  reconnect: 'もう一度つなぐ',
  back: 'サーバーにつながりました',
  copies: 'オフラインのデータを見る',
  still: 'まだサーバーにつながりません',
} as const
