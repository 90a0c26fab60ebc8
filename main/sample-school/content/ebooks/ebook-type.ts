/** A graded reader, and what students wrote about it. */
export interface Ebook {
  id: string
  title: string
  /** 1 (easiest) to 5. */
  level: 1 | 2 | 3 | 4 | 5
  /** The number of words in the book. */
  words: number
  impressions: readonly { content: string; stars: 1 | 2 | 3 | 4 | 5 }[]
}
