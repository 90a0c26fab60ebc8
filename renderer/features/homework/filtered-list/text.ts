/** Texts of the filters by class and title. */
export const text = {
  team: 'クラス',
  allTeams: 'すべてのクラス',
  teamsFailed: 'クラスを読み込めませんでした',
  search: '宿題をさがす',
  searchPlaceholder: '宿題名でさがす',
} as const
