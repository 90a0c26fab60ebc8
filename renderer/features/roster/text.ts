/** Texts of the ways to 名簿の取り込み and 年次更新, and of leaving a class. */
import { peopleCount as people } from '../../../shared/text'

/** Some names, and how many there are beside them. */
export const names = (all: readonly string[], shown = 3) =>
  all.length <= shown ? all.join('、') : `${all.slice(0, shown).join('、')} ほか${people(all.length - shown)}`

export const text = {
  importStudents: '名簿を取り込む',
  rollover: '年次更新',
  rolloverDue: (day: string) => `年次更新の日（${day}）になりました。まだ切りかえていません。`,
  rolloverPlanned: (day: string) => `${day}に、年次更新を予定しています。`,
  rolloverOpen: '年次更新を開く',
  leave: {
    title: 'クラスから外す',
    intro: (count: number, from: string) => `${people(count)}を${from}から外します。`,
    effects: ['生徒のアカウント、答案、点数は残ります。', 'このクラスにこれから出す宿題は、外した生徒には届きません。'],
    typed: (percent: number) => `学校の生徒の${percent}%を超えます。間違いを防ぐため、人数を入力してください。`,
    typedUnknown: '学校の生徒数を確認できませんでした。間違いを防ぐため、人数を入力してください。',
    typedLabel: '外す人数',
    wrongCount: (count: number) => `${count}と入力してください。`,
    apply: (count: number) => `${people(count)}を外す`,
    /** What the undo bar says it deletes. */
    what: (all: readonly string[]) => `クラスの名簿から、${names(all.map(name => `${name}さん`))}`,
  },
} as const
