/** The sentences from which the sample school puts students' essays together. */

export interface Essay {
  /** Texts for a `{name}` in a sentence. A student uses one of them in the whole essay. */
  values: Readonly<Record<string, readonly string[]>>
  opening: readonly string[]
  /** Each is an ordered list of sentences. A student writes about some of them, in an order of their own. */
  paragraphs: readonly (readonly string[])[]
  closing: readonly string[]
  /** What a student writes who answers in Japanese. */
  japanese: readonly string[]
}
