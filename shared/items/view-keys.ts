/** The view keys whose views exist (DESIGN §9 lists all 65; the others are shown as not supported). */
export const viewKeys = [
  'word-reading',
  'sentence-reading',
  'blank-filling',
  'listening',
  'dialog',
  'text-reading',
  'shadow-reading',
  'picture-reading',
  'narration',
  'recitation-reading',
  'recitation-sentence-reading',
  'english-question-answer',
  'ja-en-translation',
  'sentence-meaning',
  'sentence-conversion',
  'picture-description',
  'picture-answer',
  'quick-response',
  'grammar',
] as const

export type ViewKey = (typeof viewKeys)[number]

export const isViewKey = (key: string): key is ViewKey => (viewKeys as readonly string[]).includes(key)
