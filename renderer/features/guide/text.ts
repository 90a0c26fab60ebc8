/** Texts of the teacher's guide, without its articles. */
export const text = {
  title: 'ヘルプ',
  /** The parts of an article's text: labels, keys, and the words between them. */
  parts: /「[^」]+」|［[^］]+］|[^「［]+/gu,
  labelMark: '「',
  keyMark: '［',
  contents: 'もくじ',
  search: 'ヘルプをさがす',
  searchPlaceholder: 'したいこと・画面の言葉',
  clearSearch: '検索の文字をクリア',
  found: (count: number) => `${count}件見つかりました`,
  notFound: 'あてはまる説明はありません。別の言葉でさがしてください。',
  ofPage: 'いまの画面の説明',
  open: 'この画面を開く',
  see: 'つぎに読むもの',
  keyList: 'いま使えるキーを見る',
  print: '印刷',
  printAll: 'すべて印刷',
  head: 'はなまる 使い方',
  close: 'ヘルプを閉じる',
  enlarge: (alt: string) => `拡大する：${alt}`,
} as const
