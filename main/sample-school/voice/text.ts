/** The names of the voices (law 4). */
export const text = {
  tones: { americanWoman: 'アメリカ英語（女性）', americanMan: 'アメリカ英語（男性）', british: 'イギリス英語' },
  /** A tone of the sample school's own synthesiser. */
  synthetic: (tone: string) => `${tone}・合成音の見本`,
} as const
