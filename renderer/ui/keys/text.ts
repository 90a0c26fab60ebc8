export const keysText = {
  help: 'キーの一覧',
  page: 'この画面',
  everywhere: 'どの画面でも',
} as const
