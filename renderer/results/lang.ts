/** Detects the language of a content text, for screen readers and hyphenation. */

export const isJapanese = (text: string): boolean =>
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)

/** The `lang` attribute for a text that may be English or Japanese. */
export const langOf = (text: string): 'ja' | 'en' => (isJapanese(text) ? 'ja' : 'en')
