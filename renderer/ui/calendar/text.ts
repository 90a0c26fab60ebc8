/** Texts of the calendar. */
export const text = {
  month: (year: number, month: number) => `${year}年${month}月`,
  previous: '前の月',
  next: '次の月',
  weekdays: ['日', '月', '火', '水', '木', '金', '土'],
  day: (month: number, day: number, weekday: string) => `${month}月${day}日（${weekday}）`,
  empty: '配信なし',
  past: '過ぎた日',
  notes: '祝日と予定',
  more: (dates: number) => `ほか${dates}日`,
  joiner: '・',
  /** Beside the day of a holiday, where its name may not fit. */
  holidaySign: '祝',
  holiday: (name: string) => `祝日：${name}`,
} as const
