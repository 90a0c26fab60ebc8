/** Texts of the dialog that finds anything (law 4). */
import type { RoutePath } from '../../routes'

export const findText = {
  open: 'さがす',
  title: '何でもさがす',
  field: 'さがす言葉',
  placeholder: '宿題・クラス・生徒・画面・ヘルプ（かな・ローマ字でも）',
  clear: '消す',
  list: '見つかったもの',
  recent: '最近ひらいたものと画面',
  count: (count: number) => `${count}件`,
  none: '見つかりませんでした。言葉を短くするか、別の言葉でさがしてください。',
  loading: 'さがしています…',
  offline: 'サーバーにつながりません。前に読み込んだものから、さがしています。',
  failed: 'さがせなかったものがあります。',
  retry: 'もう一度さがす',
  move: '選ぶ',
  choose: 'ひらく',
  close: '閉じる',
  kinds: { screen: '画面', homework: '宿題', team: 'クラス', student: '生徒', help: 'ヘルプ' },
  hiddenStudent: (number: string) => (number === '' ? '生徒' : `番号 ${number}`),
  studentCount: (count: number) => `${count}人`,
} as const

/**
 * The screens that can be opened by name: readings, and other words for them. Only pages that need no id are here.
 */
export const screenWords: Partial<Record<RoutePath, string>> = {
  '/admin/home': 'とっぷぺーじ ホーム 最初 今日',
  '/admin/homework-management': 'しゅくだいいちらん 課題',
  '/admin/homework-create': 'しゅくだいをだす 配信 新しい宿題 出題',
  '/admin/homework/writing/add': 'えいさくぶん AI添削 ライティング',
  '/admin/homework/writing/review': 'てんさく コメント 英作文 ライティング',
  '/admin/homework-self-home': 'しゅくだいいちらん ほんぶ',
  '/admin/homework/reissue-list': 'さいはいしん もう一度出す',
  '/admin/homework/unsubmitted': 'みていしゅつのいちらん 出していない 督促',
  '/admin/homework/student-report': 'こじんせいせきひょう 通知 PDF',
  '/admin/homework/periodic-plan': 'ていきはいしんかんり 繰り返し',
  '/admin/message': 'めっせーじ 連絡',
  '/admin/message/send': 'めっせーじをおくる 連絡 書く',
  '/admin/grades': 'くらす へんしゅう 名簿 組',
  '/admin/grades/import': 'めいぼのとりこみ エクセル 生徒を加える 転入',
  '/admin/grades/rollover': 'ねんじこうしん 進級 新年度 クラス替え',
  '/admin/student/student-overview-home': 'せいとべつのじょうきょう 学習状況',
  '/admin/student/team-report': 'くらすのまとめ 報告',
  '/admin/progress-graph': 'がくしゅうしんちょくぐらふ 推移',
  '/admin/usage-amount': 'がくしゅうりょうしゅうけい 利用',
  '/admin/impression': 'どくしょのかんそう 電子書籍',
  '/admin/ranking': 'らんきんぐ 順位 実績 励まし ほめる',
  '/admin/account-application': 'あかうんとしんせい 追加 削除',
  '/admin/account-application-create': 'あたらしいしんせい アカウント',
  '/admin/download-manage': 'でーたしゅつりょく ダウンロード 保存 エクセル',
  '/admin/download-manage/own-sheet': 'じぶんのせいせきひょうにかきこむ エクセル 点数',
}
