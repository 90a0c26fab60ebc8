import { limits } from '../../../shared/domain/limits'
import { peopleCount as people } from '../../../shared/text'

/** Texts of 生徒の管理: the students of one class. */

/** Some names, and how many there are beside them. */
export const names = (all: readonly string[], shown = 3) =>
  all.length <= shown ? all.join('、') : `${all.slice(0, shown).join('、')} ほか${people(all.length - shown)}`

const tooLong = (what: string, max: number) => `${what}は${max}文字以内で入力してください。`
const invalid = '無効な文字が含まれています'

export const text = {
  title: '生徒の管理',
  list: 'クラス・ID編集',
  count: people,
  facts: {
    open: (count: number) => `進行中・配信待ちの宿題 ${count.toLocaleString('ja-JP')}件`,
    joinable: '生徒の参加を受け付けています',
    closed: '生徒の参加を受け付けていません',
    hidden: '非表示のクラス',
  },
  table: '生徒',
  columns: {
    number: '番号',
    nickname: '名前',
    grade_name: '学年',
    class_name: '組',
    id: '生徒ID',
    password: 'パスワード',
    menu: '操作',
  },
  password: { initial: '初期のまま', changed: '変更済み' },
  failed: '生徒を読み込めませんでした',
  missing: 'このクラスは見つかりません。削除されたか、見る権限がありません。',
  back: 'クラスの一覧に戻る',
  empty: 'このクラスには生徒がいません',
  notFound: 'あてはまる生徒はいません',
  notFoundHint: '名前・番号・生徒IDの一部で検索できます。',
  show: { label: '表示', page: '20人ずつ', all: '全員' },
  search: '生徒を検索',
  searchPlaceholder: '名前・番号・生徒ID',
  loadingAll: (loaded: number, total: number) => `${people(total)}中${people(loaded)}を読み込みました`,
  readOnly: 'サーバーにつながらないため、いまは変更できません。つながると変更できるようになります。',
  /** Behind 「削除します。」, while a student leaves the class. */
  staysAccount: 'アカウントは残ります。',
  fixedId: '生徒IDは変更できません。',
  moved: '変更したため、いまは並び順どおりではありません。',
  sortAgain: '並べ直す',
  undo: '元に戻す',
  undone: (count: number) => (count === 0 ? '元に戻せる変更がありません。' : `${count}か所を元に戻しました。`),
  widened: '全角の数字を半角にしました。',
  sameNumber: (others: readonly string[]) => `${names(others)}さんも同じ番号です。`,
  keys: { search: '検索' },
  faults: {
    nickname: {
      empty: '名前を入力してください。',
      length: tooLong('名前', limits.studentName),
      characters: invalid,
    },
    grade_name: {
      empty: '学年を入力してください。',
      length: tooLong('学年', limits.gradeName),
      characters: invalid,
    },
    class_name: {
      empty: '組を入力してください。',
      length: tooLong('組', limits.className),
      characters: invalid,
    },
    number: {
      digits: '番号は数字で入力してください。',
      length: `番号は${limits.studentNumber}桁以内で入力してください。`,
    },
  },
  sending: {
    bar: '変更の送信',
    progress: (done: number, total: number) => `変更を送っています（${people(total)}中${people(done)}）`,
    cancel: '送信をやめる',
  },
  unsent: {
    bar: '送られていない変更',
    count: (count: number) => `${count}か所の変更は、サーバーに保存されていません。`,
    hint: '赤いセルの理由を確かめて、直すか、もう一度送ってください。',
    again: 'もう一度送る',
    giveUp: '変更をやめる',
    of: (name: string, field: string, value: string, reason: string) => `${name}・${field}「${value}」：${reason}`,
    more: (count: number) => `ほか${count}か所`,
    refused: 'サーバーが受け付けませんでした。',
    notArrived: 'サーバーに届きませんでした。',
    unknown: 'サーバーから返事がなく、保存されたか確認できませんでした。',
    stopped: '送信をやめました。',
    interrupted: '送信の途中で、はなまるが終了しました。',
  },
  paste: {
    title: '貼り付けの確認',
    fits: (count: number) => `${count}か所に貼り付けられます。`,
    same: (count: number) => `${count}か所は、いまと同じ内容です。`,
    wide: (count: number) => `${count}か所の全角の数字は、半角にします。`,
    misfits: (count: number) => `${count}か所は貼り付けられません。`,
    misfitTable: '貼り付けられないセル',
    columns: { place: '貼り付ける表', target: '入る先', value: '内容', reason: '理由' },
    place: (line: number, column: number) => `${line}行目・${column}列目`,
    beyondRows: '表の最後の生徒より下になります。',
    beyondColumns: '書きかえられる列より右になります。',
    below: (lines: number) => `貼り付ける表が${lines}行長く、この表に入りません。`,
    showAll: '全員の表に貼り付ける',
    duplicates: (numbers: readonly string[]) =>
      `番号${names(
        numbers.map(number => `「${number}」`),
        5,
      )}が重なります。サーバーが断ることがあります。`,
    apply: (count: number) => `${count}か所に貼り付ける`,
    cancel: 'やめる',
    done: (count: number) => `${count}か所に貼り付けました。`,
    nothing: '貼り付けた内容は、いまと同じです。',
  },
  selection: {
    bar: '選んだ生徒',
    count: (count: number) => `${people(count)}を選択中`,
    elsewhere: (count: number) => `（ほかのページに${people(count)}）`,
    clear: '選択をやめる',
    change: 'まとめて変更',
    grade: '学年を変える',
    class: '組を変える',
    reset: '番号・学年・組を空にする',
    leave: 'クラスから外す',
    passwords: '初期パスワード',
  },
  passwordsOfAll: '初期パスワード',
  menuOf: (name: string) => `${name}さんの操作`,
  menu: {
    password: 'パスワードを変える',
    initial: '初期パスワードを見る・印刷する',
    initialChanged: '変更済みのため、初期パスワードは使えません。',
    branches: 'これまでのクラス',
    leave: 'クラスから外す',
    offline: 'サーバーにつながらないため、いまはできません。',
  },
} as const
