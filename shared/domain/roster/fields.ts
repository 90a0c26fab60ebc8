/** The fields of a student in a table from outside, and the headings that other systems give them (chosen). */

/** `furigana` is recognised, but the server has no field for it. */
export const rosterFields = [
  'student_id',
  'team',
  'grade_name',
  'class_name',
  'number',
  'nickname',
  'family',
  'given',
  'furigana',
] as const

export type RosterField = (typeof rosterFields)[number]

/** The field of each column from the first on; null for a column that is not used. */
export type Mapping = readonly (RosterField | null)[]

/** A heading without what differs between systems: width, case, spaces, marks and remarks in brackets. */
export const headingKey = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[(［[【<〈《].*?[)］\]】>〉》]/gu, '')
    .replace(/[\s*※☆★●○・.,:;_#\-/／]/gu, '')

const reading = /ふりがな|フリガナ|ヨミガナ|よみがな|読み|よみ|ヨミ|カナ|かな|kana|ruby/

/** The headings of each field, as `headingKey` writes them. */
const headings: Record<RosterField, readonly string[]> = {
  student_id:
    'id 生徒id 児童id 児童生徒id 学習者id ユーザーid ユーザid ログインid ログイン名 アカウント アカウントid アカウント名 userid username loginid studentid'.split(
      ' ',
    ),
  team: 'クラス クラス名 所属クラス 学級 学級名 年組 学年組 学年クラス class classname team'.split(' '),
  grade_name: '学年 年 年次 現学年 新学年 grade year'.split(' '),
  class_name: '組 組名 現組 新組 所属組 ホームルーム hr'.split(' '),
  number:
    '番号 番 no 出席番号 出席no 出席番 出番 名簿番号 名列番号 名列 整理番号 席次 新番号 number num attendanceno'.split(
      ' ',
    ),
  nickname:
    '氏名 名前 お名前 姓名 生徒名 生徒氏名 児童名 児童氏名 児童生徒氏名 児童生徒名 氏名漢字 漢字氏名 本名 戸籍氏名 表示名 フルネーム ニックネーム なまえ しめい name fullname displayname studentname nickname'.split(
      ' ',
    ),
  family: '姓 氏 名字 苗字 姓漢字 漢字姓 氏名姓 lastname familyname surname'.split(' '),
  given: '名 名漢字 漢字名 氏名名 firstname givenname'.split(' '),
  furigana: 'せい めい セイ メイ'.split(' '),
}

const byHeading = new Map(rosterFields.flatMap(field => headings[field].map(heading => [heading, field] as const)))

/** The field of a heading, or null. */
export function fieldOfHeading(heading: string): RosterField | null {
  const key = headingKey(heading)
  if (key === '') return /^\s*[#＃]\s*$/u.test(heading) ? 'number' : null
  return byHeading.get(key) ?? (reading.test(key) ? 'furigana' : null)
}
