/** Compares names without variants of their characters. What is equal only here is never merged without a person. */
import { normalizeForSearch } from '../search-form'

/** Variants in names, beside those of the search, and what replaces them. */
const commonForms: Readonly<Record<string, string>> = {
  冨: '富',
  嶋: '島',
  嶌: '島',
  眞: '真',
  櫻: '桜',
  國: '国',
  惠: '恵',
  瀨: '瀬',
  桒: '桑',
  舘: '館',
  龍: '竜',
  萬: '万',
  槇: '槙',
  圓: '円',
  實: '実',
  壽: '寿',
  條: '条',
  曾: '曽',
  榮: '栄',
  禮: '礼',
  藏: '蔵',
  遙: '遥',
  凛: '凜',
  彌: '弥',
  驒: '騨',
  黑: '黒',
  靑: '青',
  淸: '清',
  內: '内',
}

/** The same for 髙橋 and 高橋, with and without spaces, dots and variation selectors, in any width and case. */
export const foldName = (name: string): string =>
  [...normalizeForSearch(name).replace(/[・=.,'’\-‐]/gu, '')].map(sign => commonForms[sign] ?? sign).join('')
