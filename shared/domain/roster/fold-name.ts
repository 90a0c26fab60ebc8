/** Compares names without variants of their characters. What is equal only here is never merged without a person. */
import { normalizeForSearch } from '../search-form'

/** Variants in names, beside those of the search: each character and the one that replaces it. */
const variants =
  '冨富嶋島嶌島眞真櫻桜國国惠恵瀨瀬桒桑舘館龍竜萬万槇槙圓円實実壽寿條条曾曽榮栄禮礼藏蔵遙遥凛凜彌弥驒騨黑黒靑青淸清內内'

const signs = [...variants]
const commonForms = new Map(signs.flatMap((sign, at) => (at % 2 === 0 ? [[sign, signs[at + 1] ?? sign] as const] : [])))

/** The same for 髙橋 and 高橋, with and without spaces, dots and variation selectors, in any width and case. */
export const foldName = (name: string): string =>
  [...normalizeForSearch(name).replace(/[・=.,'’\-‐]/gu, '')].map(sign => commonForms.get(sign) ?? sign).join('')

/** Whether two names share one of their words, for example after a marriage. */
export function shareWord(one: string, other: string): boolean {
  const words = (name: string) =>
    name
      .trim()
      .split(/[\s・]+/u)
      .map(foldName)
  const known = new Set(words(one))
  return known.size > 1 && words(other).some(word => word !== '' && known.has(word))
}
