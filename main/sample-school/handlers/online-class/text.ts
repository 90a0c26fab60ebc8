/** What the school says about live lessons. */
export const text = {
  noLive: 'このアカウントではオンライン授業を利用できません。',
  noLesson: 'このオンライン授業は見つかりません。',
  noRoom: 'この教室は見つかりません。',
  noTeam: 'このクラスは見つかりません。',
  roomTaken: 'この教室は、指定された時間に別の授業が入っています。',
  notAwaiting: '開始前の授業だけ変更できます。',
  isLive: '授業中のため削除できません。',
  isOver: 'この授業は終了しています。',
  faults: {
    'title-empty': '授業名を入力してください。',
    'title-long': '授業名は50文字以内で入力してください。',
    'title-emoji': '無効な文字が含まれています',
    'content-long': '授業の内容は500文字以内で入力してください。',
    'content-emoji': '無効な文字が含まれています',
    'no-team': 'クラスを1つ以上選択してください。',
    students: '参加できる生徒は100名までです。',
    start: '開始日時が正しくありません。',
    past: '開始日時には現在より後の日時を指定してください。',
    end: '終了時刻は開始時刻より後にしてください。',
    long: 'オンライン授業は6時間以内で設定してください。',
  },
} as const
