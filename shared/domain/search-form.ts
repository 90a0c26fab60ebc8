/** Normalises text for searching names: ignores width, case, spaces and rare variants of kanji (chosen). */

/** Variants in family registers → variants that a keyboard produces. */
const commonForms: Record<string, string> = {
  髙: '高',
  𠮷: '吉',
  﨑: '崎',
  嵜: '崎',
  碕: '崎',
  齋: '斎',
  齊: '斎',
  斉: '斎',
  邊: '辺',
  邉: '辺',
  濵: '浜',
  濱: '浜',
  澤: '沢',
  廣: '広',
  德: '徳',
  栁: '柳',
}

/** The normalised text for comparisons. */
export const normalizeForSearch = (value: string): string =>
  [
    ...value
      .normalize('NFKC')
      .replace(/\s|\p{Variation_Selector}/gu, '')
      // A removed space can bring a letter and its voicing mark together.
      .normalize('NFKC')
      .toLowerCase(),
  ]
    .map(sign => commonForms[sign] ?? sign)
    .join('')
