/** Texts of students and their import. */
const invalid = '無効な文字が含まれています'

export const text = {
  unknownStudent: 'この生徒は見つかりません。',
  notInTeam: 'このクラスにいない生徒が含まれています。',
  notAssigned: 'この生徒は宿題の対象ではありません。',
  noFields: '変更する項目を指定してください。',
  numberTaken: (number: string) => `番号「${number}」は同じクラスの別の生徒が使っています。`,
  field: {
    nickname: {
      empty: '生徒名を入力してください。',
      length: '生徒名は30文字以内で入力してください。',
      characters: invalid,
    },
    grade_name: {
      empty: '学年を入力してください。',
      length: '学年は20文字以内で入力してください。',
      characters: invalid,
    },
    class_name: {
      empty: '組を入力してください。',
      length: '組は20文字以内で入力してください。',
      characters: invalid,
    },
    number: {
      digits: '番号は半角数字で入力してください。',
      length: '番号は10桁以内で入力してください。',
    },
  },
  row: {
    noTeam: (name: string) => (name === '' ? 'クラス名を入力してください。' : `クラス「${name}」は見つかりません。`),
    noStudent: (id: string) => `生徒ID「${id}」は見つかりません。`,
    repeatedStudent: (id: string) => `生徒ID「${id}」が2回あります。`,
    sameNumber: (number: string) => `番号「${number}」が重複しています。`,
  },
  sheet: {
    students: '生徒一覧',
    template: '生徒登録用',
    team: 'クラス',
    id: '生徒ID',
    number: '番号',
    nickname: '生徒名',
    grade: '学年',
    class: '組',
    password: 'パスワード',
    unchangedPassword: '初期パスワードのまま',
    changed: '変更済み',
  },
} as const
