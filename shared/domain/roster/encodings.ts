/** The encodings of text files with students (chosen): those that Japanese school systems and Excel write. */
export const encodings = ['utf-8', 'shift_jis', 'utf-16le', 'utf-16be', 'euc-jp', 'iso-2022-jp'] as const

/** `shift_jis` is CP932, with NEC's and IBM's characters such as 髙 and ①, as in every browser (WHATWG Encoding). */
export type Encoding = (typeof encodings)[number]

export type Delimiter = ',' | '\t' | ';'
