/**
 * Families of result views (SPEC §2 "Result and review views"): a student's strengths and weaknesses are grouped by
 * family.
 */

export const viewFamilies = {
  reading: [
    'word-reading',
    'sentence-reading',
    'text-reading',
    'shadow-reading',
    'chapter-shadow-tracking',
    'picture-reading',
    'narration',
    'exam-picture-reading',
    'exam-sentence-reading',
    'exam-sentence-shadow-reading',
    'exam-shadow-reading',
    'exam-text-reading',
    'exam-word-reading',
    'recitation-reading',
    'recitation-sentence-reading',
    'skill-narrative',
    'skill-reading',
    'skill-sentence-shadow-reading',
  ],
  speaking: [
    'dialog',
    'dialog-shadow-tracking',
    'chat-pot',
    'english-question-answer',
    'picture-description',
    'picture-answer',
    'quick-response',
    'eiken-dialog',
    'exam-integrated-process',
    'exam-quick-response',
    'exam-speaking',
    'skill-dialogue',
    'skill-quick-response',
    'skill-speaking',
  ],
  filling: [
    'blank-filling',
    'dictation',
    'sentence-filling',
    'sentence-sequencing',
    'word-sequencing',
    'word-choose',
    'picture-only',
    'eiken-dictation',
    'eiken-fill-words',
    'eiken-cloze-test',
    'exam-word-choose',
    'skill-cloze-test',
    'skill-sentence-filling',
  ],
  listening: ['listening', 'exam-listening', 'skill-listening'],
  comprehension: [
    'reading-comprehension',
    'exam-reading-comprehension',
    'skill-reading-comprehension',
    'exam-note-taking',
    'exam-treatment-policy',
    'eiken-exam',
  ],
  grammar: ['grammar', 'exam-grammar-choice', 'skill-grammar'],
  writing: [
    'ja-en-translation',
    'sentence-meaning',
    'sentence-conversion',
    'eiken-fill-blanks-writing',
    'exam-free-account-question',
    'free-writing',
    'topic-writing',
    'standard-writing',
  ],
} as const satisfies Record<string, readonly string[]>

export type ViewFamily = keyof typeof viewFamilies

export const familyNames = Object.keys(viewFamilies) as ViewFamily[]

/** The family of a view; undefined for a key that SPEC §2 does not list. */
export const familyOf = (viewKey: string): ViewFamily | undefined =>
  familyNames.find(name => (viewFamilies[name] as readonly string[]).includes(viewKey))

/** Views in which all students read the same texts aloud, and the evaluation may name words (SPEC §3 study_report). */
export const isReadAloud = (viewKey: string): boolean =>
  ['dialog', 'dialog-shadow-tracking'].includes(viewKey) ||
  (familyOf(viewKey) === 'reading' && !['narration', 'skill-narrative'].includes(viewKey))

/** Views whose answers a teacher comments on (SPEC §1: free, topic and standard writing). */
export const isWriting = (viewKey: string): boolean =>
  ['free-writing', 'topic-writing', 'standard-writing'].includes(viewKey)
