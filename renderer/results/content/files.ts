/** Every media file that a paper names, for one question to the media proxy. */
import type { NormalQuestion, ResultContent, ResultQuestion } from './types'

const ofQuestion = (question: NormalQuestion): (string | undefined)[] => [
  question.picture,
  ...question.audios,
  ...question.choices.map(choice => (choice.picture ? choice.content : undefined)),
]

const ofResult = (question: ResultQuestion): (string | undefined)[] => [
  ...ofQuestion(question),
  question.outcome.recording,
]

/** The files of a paper, each once, in the order of the paper. */
export function filesOf(content: ResultContent): string[] {
  const named = content.entries.flatMap(entry =>
    entry.broken ? [] : [...ofResult(entry.item), ...entry.item.questions.flatMap(ofResult)],
  )
  const files = [content.lead.picture, content.lead.audio, ...named]
  return [...new Set(files.filter((file): file is string => file !== undefined))]
}

/** Whether anything can be heard in the paper. */
export const hasSound = (content: ResultContent): boolean =>
  content.entries.some(
    entry =>
      !entry.broken &&
      [entry.item, ...entry.item.questions].some(
        question => question.audios.length > 0 || question.outcome.recording !== undefined,
      ),
  ) || content.lead.audio !== undefined
