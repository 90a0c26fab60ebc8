import { countOfAll, peopleCount } from '../../../../shared/text'

/** Texts of the summary before a homework is published. */
export const summaryText = {
  title: 'この内容で宿題を出しますか',
  homework: '宿題名',
  receivers: '出す相手',
  team: (name: string, count: number | undefined, all: number | undefined) =>
    count === undefined
      ? name
      : count === all
        ? `${name}（全員${count}人）`
        : `${name}（${all === undefined ? peopleCount(count) : countOfAll(count, all)}）`,
  students: (total: number) => `合計${total}人`,
  when: '配信',
  immediately: '今すぐ',
  days: (days: number, first: string, last: string) => `${days}日（${first}から${last}まで）`,
  until: '期限',
  contents: '教材',
  comma: '、',
  count: (count: number) => `${count}件`,
  dayOf: (time: string, names: string) => `${time}　${names}`,
  settings: '設定',
  noSettings: 'なし',
  change: '内容を直す',
  send: '宿題を出す',
  checkAgain: 'もう一度確認する',
  done: '宿題を出しました。',
  scheduled: (start: string) => `宿題を登録しました。${start}に配信します。`,
  createdByEarlierAttempt:
    '前に送った内容で、宿題はすでに出されています。そのあとに変えた内容は反映されていません。内容を確認して、必要なら編集してください。',
  check: '確認してください',
  warnings: {
    'end-same-day': '期限が、配信と同じ日です。',
    'end-night': '期限が夜中です。',
    'start-night': '配信が夜中です。',
  },
  usedRecently: (team: string, title: string, time: string) => `${team}には「${title}」を${time}にも出しています。`,
  usedSoon: (team: string, title: string, time: string) => `${team}には「${title}」を${time}にも出す予定です。`,
  moreUses: (more: number) => `ほかにも${more}件、同じ教材を最近出したか、出す予定です。`,
  sameTitle: (teams: string, end: string) => `同じ名前の宿題がすでにあります（${teams}、期限${end}）。`,
  studentsFailed: '生徒を読み込めないため、出せません。少し待ってから、もう一度お試しください。',
  outcomes: {
    notDone: 'サーバーに届かなかったため、宿題はまだ出されていません。もう一度「宿題を出す」を押してください。',
    deleted: 'この宿題は一度作成され、その後削除されました。もう一度「宿題を出す」を押すと、新しく出します。',
    unknown:
      'サーバーから返事がないため、宿題が出されたかどうかを確認できません。もう一度確認してください。もう一度「宿題を出す」を押しても、二重には出されません。',
  },
} as const
