/** Which language a text of a content is in, for the reader of the screen and for hyphenation. */

export const isJapanese = (text: string): boolean =>
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)

/** `lang` of what may be English or Japanese. */
export const langOf = (text: string): 'ja' | 'en' => (isJapanese(text) ? 'ja' : 'en')
