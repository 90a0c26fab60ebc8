/** Texts about the study of students. */
export const text = {
  achievements: {
    '1': (count: number) => `学習 ${count}回`,
    '2': (count: number) => `満点 ${count}回`,
    '3': (count: number) => `${count}日つづけて学習`,
  } as Readonly<Record<string, (count: number) => string>>,
  asOf: (time: string) => `${time} 時点`,
  /** Instead of a name that is hidden from the class. */
  student: (place: number) => `生徒 ${place}`,
  hideNames: '名前を隠す',
  study: '学習状況',
  /** In the menu of a row. */
  showStudy: '学習状況を見る',
  studyOf: (name: string) => `${name}の学習状況を見る`,
} as const
