import { limits } from '../../../../shared/domain/limits'
import { peopleCount } from '../../../../shared/text'
import type { ActionWords } from '../../../ui/deletions/text'

/** Texts of achievements and of words of encouragement. */
export const text = {
  table: '生徒の実績',
  columns: {
    time: '日時',
    number: '番号',
    name: '生徒',
    team: 'クラス',
    what: '実績',
    encourage: '励ましの言葉',
    teacher: '先生',
    act: '励ます',
  },
  none: '―',
  count: (count: number) => `${count.toLocaleString('ja-JP')}件`,
  waiting: (count: number) => `まだ励ましていない実績 ${count.toLocaleString('ja-JP')}件`,
  filters: {
    team: 'クラス',
    allTeams: 'すべてのクラス',
    type: '実績の種類',
    types: [
      ['', 'すべて'],
      ['1', '学習の回数'],
      ['2', '満点の回数'],
      ['3', 'つづけた日数'],
    ],
    state: '励まし',
    states: [
      ['', 'すべて'],
      ['waiting', 'まだ'],
      ['done', '送った'],
    ],
  },
  teamsFailed: 'クラスを読み込めませんでした',
  search: '生徒をさがす',
  searchPlaceholder: '名前・番号・生徒ID',
  failed: '実績を読み込めませんでした',
  empty: '実績はまだありません',
  emptyHint: '生徒の学習がつづくと、ここに並びます。',
  notFound: 'あてはまる実績はありません',
  notFoundHint: '条件を変えるか、絞り込みをやめてください。',
  sheetTitle: (team: string, time: string) => `生徒の実績　${team}　${time}`,
  nameOf: (name: string, what: string) => `${name}「${what}」`,
  encourage: '励ます',
  encourageOf: (name: string) => `${name}を励ます`,
  encourageChosen: (count: number) => `選んだ${count}件を励ます`,
  /** Without a number while the achievements are being read, and if none waits. */
  encourageAll: (count: number) => `まだの${count === 0 ? '実績' : `${count}件`}をまとめて励ます`,
  clear: '選択をやめる',
  dialog: {
    title: '励ましの言葉を送る',
    to: (names: string, count: number) => `${names}の実績${count}件に、同じ言葉を送ります。`,
    several: (name: string, students: number) => `${name}ほか、合わせて${peopleCount(students)}`,
    manyEach: '1人に何件も届きます。',
    words: '励ましの言葉',
    bank: '言葉の例',
    bankHint: '選ぶと上の欄に入ります。入れたあとで直せます。',
    keep: 'この言葉を例に残す',
    kept: '言葉の例に残しました。',
    full: `言葉の例は${limits.encouragements}件までです。`,
    same: '同じ言葉が例にあります。',
    remove: '消す',
    removeOf: (words: string) => `例「${words}」を消す`,
    send: (count: number) => `${count}件に送る`,
    once: '10秒のあいだは取り消せます。送った言葉は、あとから取り消せません。',
    faults: {
      empty: '励ましの言葉を入力してください。',
      long: `励ましの言葉は${limits.comment}文字以内で入力してください。`,
      emoji: '無効な文字が含まれています',
    },
  },
  sent: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]}への励まし` : `${names.length}件の実績への励まし`,
  changed: (names: readonly string[]) =>
    `${names.join('、')}は、ほかの先生が先に励ましたか、もうありません。何も送っていません。一覧を見て選び直してください。`,
  checkFailed: '送る前の確認ができなかったため、何も送っていません。',
  /** The sentences with which every teacher begins. */
  starter: [
    'よくがんばりましたね。この調子で続けましょう。',
    '毎日こつこつ続けていて、すばらしいです。',
    '前よりもできることがふえましたね。',
    '満点おめでとうございます。ていねいに取り組んだ成果です。',
    '声に出して練習した分だけ、力がついています。',
    '続けることがいちばんの力です。先生も応援しています。',
  ],
} as const

/** Sending words of encouragement: it waits for the time to undo, like a deletion. */
export const encourageWords = {
  bar: '励ましの予定',
  rowStays: true,
  willAct: what => `${what}を送ります。`,
  acting: what => `${what}を送っています。`,
  row: '送ります。',
  rowActing: '送っています',
  undoOf: name => `${name}への励ましを取り消す`,
  key: '励ましを取り消す',
  done: what => `${what}を送りました。`,
  undone: what => `${what}を取り消しました。`,
  cancelled: 'ログアウトしたため、励ましを送るのを取りやめました。',
  refused: what => `${what}を送れませんでした。`,
  unknown: 'サーバーから返事がなく、送れたか確認できませんでした。一覧を確認してください。',
} as const satisfies ActionWords
