/** Texts of the choosers of classes and students. */
export const text = {
  team: 'クラスで絞り込む',
  allTeams: 'すべてのクラス',
} as const
