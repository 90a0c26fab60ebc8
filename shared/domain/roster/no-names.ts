/** Texts in the place of a name that are none: 欠番, dashes, headings and classes. */
import { isClassName } from './class-names'
import { isTotalWord } from './entries'

const words =
  /^(?:欠番?|欠員|空席|空番|空き|転出(?:済|予定)?|[転編]入生?(?:予定)?|予備|転学|転校|退学|除籍|休学|なし|無し|該当なし|未定|氏名|名前|姓名|生徒名|生徒氏名|児童名|番号|出席番号|クラス|組|学年)$/u

const brackets = /[()（）[\]【】<>〈〉\s]/gu

/** Whether a text cannot be the name of a student. */
export function isNoName(name: string): boolean {
  const bare = name.normalize('NFKC').replace(brackets, '')
  return (
    words.test(bare) || !/[\p{L}\p{N}]/u.test(bare) || /^ー+$/u.test(bare) || isClassName(bare) || isTotalWord(bare)
  )
}

/** Whether a name has the remark that its student has left. */
export const hasLeft = (name: string): boolean =>
  /[(（[【](?:転出|転学|転校|退学|除籍|休学|留学|死亡|卒業)[^)）\]】]*[)）\]】]/u.test(name)
