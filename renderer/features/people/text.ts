import { countOfAll } from '../../../shared/text'

/** Texts of the choosers of classes and students. */
export const text = {
  team: 'クラスで絞り込む',
  allTeams: 'すべてのクラス',
  clearSearch: '検索の文字をクリア',
  studentsFailed: '生徒を読み込めませんでした。',
  tree: {
    teamsFailed: 'クラスを読み込めませんでした。',
    search: 'クラスをさがす',
    searchPlaceholder: 'クラス名（Enterで選ぶ）',
    ambiguous: 'あてはまるクラスがいくつかあります。続けて入力するか、下から選んでください。',
    noMatch: 'この文字を含むクラスはありません。',
    studentCount: (count: number) => `${count}人`,
    someStudents: countOfAll,
    open: (team: string) => `${team}の生徒を選ぶ`,
    close: (team: string) => `${team}の生徒を閉じる`,
    studentsOf: (team: string) => `${team}の生徒`,
    noStudents: '生徒がいません。',
    chosen: (teams: number, students: number) => `${teams}クラス・${students}人を選択中`,
  },
  picker: {
    students: '生徒',
    wholeTeam: (count: number) => `クラス全員（${count}人）`,
    chosen: (count: number, all: number) => `選択 ${countOfAll(count, all)}`,
    search: '生徒をさがす',
    searchPlaceholder: '番号・名前でさがす',
    noMatch: 'この文字に合う生徒はいません。',
    noStudents: 'このクラスには生徒がいません。',
  },
} as const
