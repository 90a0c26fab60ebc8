/** The form of an article of the teacher's guide. Articles are data, so that screen, paper and search read the same. */

/**
 * A part of an article: a paragraph, numbered steps, a note, a picture of the running program, or rows of keys. In a
 * text, 「…」 is a label of the program and ［…］ a key; tests check that both exist.
 */
export type Block =
  | string
  | { steps: readonly string[] }
  | { points: readonly string[] }
  | { note: string }
  | { picture: string; alt: string }
  | { keys: readonly (readonly [keys: readonly string[], action: string])[] }

export interface Article {
  id: string
  title: string
  /** Readings in hiragana, and other words with which a teacher searches. */
  words: string
  body: readonly Block[]
  /** The ids of articles on neighbouring tasks. */
  see?: readonly string[]
}

export interface Chapter {
  title: string
  articles: readonly Article[]
}
