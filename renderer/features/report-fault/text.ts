/** Texts of 不具合を知らせる. */
export const text = {
  title: '不具合を知らせる',
  facts:
    '記録をまとめたファイルを作ります。中身を確かめてから保存し、サポートに送ってください。自動で送ることはありません。',
  note: '何をしたときに、どうなりましたか',
  noteHint: '例：添削で「保存して次へ」を押したら、画面が白くなった。生徒の名前は書かないでください。',
  files: 'ファイルに入れる記録',
  about: {
    'まとめ.txt': 'バージョンと、このパソコンの種類',
    '設定.txt': '設定の名前と、秘密にならない値',
    '不具合.txt': 'エラーの記録',
    '動作.txt': '起動、通信の失敗などの記録',
  } as Readonly<Record<string, string>>,
  include: (name: string) => `${name}を入れる`,
  lines: (count: number) => `${count.toLocaleString('ja-JP')}行`,
  empty: '記録はありません。',
  hidden:
    '記録は、決まった語とエラーの場所だけを残しています。名前、番号、アドレスなど、ほかはすべて「＊」にしてあります。',
  save: 'ファイルに保存する',
  nothing: '入れる記録を1つ以上選んでください。',
  saved: (name: string) => `${name} に保存しました。このファイルを、サポートに送ってください。`,
  failed: '記録を読み込めませんでした',
  support: 'サポートのページを開く',
} as const
