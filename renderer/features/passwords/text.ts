import { limits } from '../../../shared/domain/limits'
import { peopleCount as people } from '../../../shared/text'

/** Texts of the initial passwords: on the screen and on paper. */
export const text = {
  title: (team: string, count: number | undefined) =>
    `初期パスワード（${[team, ...(count === undefined ? [] : [people(count)])].join('・')}）`,
  kinds: { label: '印刷の形', cards: 'カード', list: '一覧', labels: 'ラベル' },
  kindHints: {
    cards: 'A4に10枚（2×5）。点線で切って、ひとりずつ渡します。',
    list: '先生の控え。番号順に並びます。',
    labels:
      'A4・24面のラベル用紙（66.0×33.9mm、余白は上下12.9mm・左右6.0mm）。印刷の設定で「倍率 100%」にしてください。',
  },
  firstLabel: '最初のラベルの位置',
  firstLabelHint: '使いかけの用紙では、左上から数えた番号を選びます。',
  reading: '読み込んでいます',
  print: (count: number) => `${people(count)}分を印刷`,
  show: 'パスワードを表示',
  hide: 'パスワードを隠す',
  hiddenAfter: `表示して${limits.passwordShownMs / 1000}秒たつか、画面をロックするか、ほかの画面へ移ると、隠れます。`,
  hidden: '●●●●●●',
  table: '初期パスワード',
  columns: { number: '番号', name: '名前', id: '生徒ID', password: '初期パスワード' },
  changed: '変更済み',
  changedCount: (count: number) =>
    `${people(count)}はパスワードを変えたため、初期パスワードがありません。忘れた生徒には、先生が新しいパスワードを設定してください。`,
  none: '初期パスワードのままの生徒はいません。',
  noneHint: 'パスワードを忘れた生徒には、生徒の操作の「パスワードを変える」で新しいパスワードを設定してください。',
  failed: '初期パスワードを読み込めませんでした',
  handling: '印刷した紙は、ほかの人に見られないように渡してください。',
  head: (team: string) => `${team}　初期パスワード`,
  card: { id: 'ID', password: 'パスワード', name: (name: string) => `${name} さん` },
  legend: {
    title: '文字の見分け方',
    of: {
      '0': '数字のゼロ（ななめの線がある）',
      O: '大文字のオー',
      '1': '数字のいち',
      l: '小文字のエル',
      I: '大文字のアイ',
    },
  },
} as const
