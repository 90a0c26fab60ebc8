/** Texts of the filters by class and title. */
export const text = {
  group: '絞り込み',
  team: 'クラス',
  allTeams: 'すべてのクラス',
  teamsFailed: 'クラスを読み込めませんでした',
  search: '宿題をさがす',
  searchPlaceholder: '宿題名でさがす',
  clearSearch: '検索の文字をクリア',
  clear: '絞り込みをやめる',
} as const
