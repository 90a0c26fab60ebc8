/** Texts of the periodic plans. */
export const text = {
  notPeriodic: 'この宿題は定期配信ではありません。',
  noDay: 'この配信日は見つかりません。',
  delivered: '配信済みの日は変更できません。',
  finished: 'すべての配信が終わっているため、変更できません。',
  paused: '一時停止中です。再開してから変更してください。',
  notPaused: 'この定期配信は一時停止していません。',
  notBegun: 'まだ配信が始まっていません。取りやめるときは、宿題を削除してください。',
} as const
