/** Combines a content with the content of its items' files. */
import { noteParts } from './exam/note-parts'
import type { ExerciseContent, Item, Question } from './exercise-types'

/** Puts the questions of all note-taking parts in the place of the parts, numbered through as in the result view. */
export function withFileContents(content: ExerciseContent): ExerciseContent {
  if (!content.items?.some(item => item.file !== undefined)) return content
  let number = 0
  const numbered = <Q extends Question>(question: Q): Q => {
    number++
    return { ...question, index: number }
  }
  const items = content.items.flatMap((item): Item[] => {
    const fileItems = item.file === undefined ? undefined : noteParts[item.file]
    if (fileItems === undefined) return [item]
    return fileItems.map(one => (one.questions ? { ...one, questions: one.questions.map(numbered) } : numbered(one)))
  })
  return { ...content, items }
}
