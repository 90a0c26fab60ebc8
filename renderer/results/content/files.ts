/** Every media file that a paper names, for one question to the media proxy. */
import type { NormalQuestion, ResultContent, ResultQuestion } from './types'

const ofQuestion = (question: NormalQuestion): (string | undefined)[] => [
  question.picture,
  question.answerAudio,
  question.instructionAudio,
  ...question.audios,
  ...question.choices.map(choice => (choice.picture ? choice.content : undefined)),
]

const ofResult = (question: ResultQuestion): (string | undefined)[] => [
  ...ofQuestion(question),
  question.outcome.recording,
  ...(question.outcome.records ?? []).flatMap(one => [one.engine_pic, one.new_writing_report?.recognize_image]),
]

/** The files of a paper, each once, in the order of the paper. */
export function filesOf(content: ResultContent): string[] {
  const named = content.entries.flatMap(entry =>
    entry.broken ? [] : [...ofResult(entry.item), ...entry.item.questions.flatMap(ofResult)],
  )
  const { lead, waits, sections = [] } = content
  const heads = sections.flatMap(({ head }) => (head ? ofQuestion(head) : []))
  const around = [...lead.audios.map(one => one.file), ...waits.map(one => one.audio)]
  const files = [lead.picture, lead.audio, ...heads, ...named, ...around]
  return [...new Set(files.filter((file): file is string => file !== undefined))]
}

/** Whether anything can be heard in the paper. */
export const hasSound = (content: ResultContent): boolean =>
  content.lead.audios.length > 0 ||
  content.waits.length > 0 ||
  content.entries.some(
    entry =>
      !entry.broken &&
      [entry.item, ...entry.item.questions].some(
        question =>
          question.audios.length > 0 || question.answerAudio !== undefined || question.outcome.recording !== undefined,
      ),
  ) ||
  content.lead.audio !== undefined
