/** Lists every media file of a paper, so that their addresses need only one request to the media proxy. */
import { itemsAndQuestions } from './items-and-questions'
import type { NormalQuestion, ResultContent, ResultQuestion } from './types'

const questionFiles = (question: NormalQuestion): (string | undefined)[] => [
  ...question.pictures,
  question.answerAudio,
  question.instructionAudio,
  ...question.audios,
  ...question.choices.map(choice => (choice.isPicture ? choice.content : undefined)),
]

const resultFiles = (question: ResultQuestion): (string | undefined)[] => [
  ...questionFiles(question),
  question.outcome.recording,
  ...(question.outcome.records ?? []).flatMap(one => [
    ...(one.engine_pic ?? []),
    ...(one.new_writing_report?.recognize_image ?? []),
  ]),
]

/** The files of a paper, each once, in the order of the paper. */
export function mediaFilesOf(content: ResultContent): string[] {
  const itemFiles = itemsAndQuestions(content).flatMap(resultFiles)
  const { lead, interludes, sections = [] } = content
  const sectionFiles = sections.flatMap(({ head }) => (head ? questionFiles(head) : []))
  const audioFiles = [...lead.audios.map(one => one.file), ...interludes.map(one => one.audio)]
  const files = [...lead.pictures, lead.audio, ...sectionFiles, ...itemFiles, ...audioFiles]
  return [...new Set(files.filter((file): file is string => file !== undefined))]
}

/** Whether the paper contains any sound. */
export const hasSound = (content: ResultContent): boolean =>
  content.lead.audios.length > 0 ||
  content.interludes.length > 0 ||
  itemsAndQuestions(content).some(
    question =>
      question.audios.length > 0 || question.answerAudio !== undefined || question.outcome.recording !== undefined,
  ) ||
  content.lead.audio !== undefined
