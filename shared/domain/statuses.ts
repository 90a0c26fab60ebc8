/** Homework statuses and kinds (SPEC §4; Japanese words from DESIGN §6). */
import { parseJst } from './time'

export type Status = 1 | 2 | 3 | 4 | 5 | 6

interface StatusRow {
  label: string
  /** The choice of the list's filter that includes this status. */
  filter: 'inProgress' | 'ended' | 'awaiting'
}

export const statuses: Record<Status, StatusRow> = {
  1: { label: '進行中', filter: 'inProgress' },
  2: { label: '全員提出', filter: 'ended' },
  3: { label: '終了', filter: 'ended' },
  4: { label: '送信処理中', filter: 'inProgress' },
  5: { label: '配信待ち', filter: 'awaiting' },
  6: { label: '再配信', filter: 'inProgress' },
}

/** A plan has status 4 from its first delivery to its last, for weeks; another homework only while it is sent. */
export const runningPlan = { status: 4, homework_type: 2, label: '配信中' } as const

export const isStatus = (value: number): value is Status => value in statuses

/** The instants (in milliseconds) when the clock alone changes a homework's status: its delivery and its deadline. */
export const statusChangeTimes = (homeworks: readonly { start_time: string; end_time: string }[]): number[] =>
  homeworks.flatMap(({ start_time, end_time }) => [start_time, end_time].flatMap(time => parseJst(time) ?? []))

/** The value of `finish_type` for each choice of the filter (chosen). */
export const finishTypes = {
  inProgress: { value: 1, label: '進行中' },
  ended: { value: 2, label: '終了' },
  awaiting: { value: 3, label: '配信待ち' },
} as const

/** Homework kinds (SPEC §4 "Homework kinds"). */
export const homeworkTypes = { 1: '通常', 2: '定期', 3: '単語テスト' } as const

/** The origin of homework (SPEC §4 "Origin"). */
export const originTypes = { 1: 'クラス', 2: '本部' } as const

/** submit_status of a student (WIRE "submit_status"). */
export const submitStatus = { notBegun: 0, begun: 1, submitted: 2 } as const

/** The words of submit_status. */
export const submitStatuses = { 0: '未着手', 1: '学習中', 2: '提出済み' } as const satisfies Record<
  (typeof submitStatus)[keyof typeof submitStatus],
  string
>

/** A submit_status in words; empty for a status that this version does not know. */
export const submitStatusWord = (status: number): string =>
  (submitStatuses as Readonly<Record<number, string>>)[status] ?? ''

/** Kinds of live lesson: everybody can speak, or the students only watch (SPEC §4 "Live types"). */
export const liveTypes = { 0: '双方向', 1: '視聴のみ' } as const

/** live_status of a lesson (chosen). */
export const liveStatuses = { 0: '開始前', 1: '授業中', 2: '終了' } as const

/** Kinds of account application (chosen). */
export const applyTypes = { 1: '新規発行', 2: '登録内容の変更', 3: '利用停止' } as const

/** apply_status of an application (chosen). */
export const applyStatuses = { 1: '受付', 2: '確認中', 3: '発行済', 4: '差し戻し' } as const
