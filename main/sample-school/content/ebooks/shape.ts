/** A graded reader, and what students wrote of it. */
export interface Ebook {
  id: string
  title: string
  /** 1 (easiest) to 5. */
  level: 1 | 2 | 3 | 4 | 5
  /** How many words it has. */
  words: number
  impressions: readonly { content: string; stars: 1 | 2 | 3 | 4 | 5 }[]
}
