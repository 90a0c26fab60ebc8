/** The content of a slide, and the part that is shown only once revealed. Pure functions over normalised items. */
import { familyOf, isWriting } from '../../../../shared/domain/view-families'
import { hasBlank, promptText } from '../../../results/content/blank-text'
import { dictationTexts } from '../../../results/content/dictation'
import { questionFinder } from '../../../results/content/question-names'
import { isWholeSentence, offeredPieces } from '../../../results/content/sequencing'
import type {
  Choice,
  Lead,
  NormalContent,
  NormalItem,
  NormalQuestion,
  Piece,
  ViewScoring,
} from '../../../results/content/types'
import { text } from '../text'

/** A text that the question refers to. */
export interface Passage {
  text: string
  japanese?: string | undefined
  /** The boxes of this question in the text: from 0, end exclusive; null if the text has none of them. */
  boxes: { from: number; to: number } | null
}

export interface SoundFile {
  file: string
  kind: 'original' | 'sample' | 'instruction'
}

export interface SlideContent {
  question: NormalQuestion
  passages: Passage[]
  /** The texts of the question itself; the actual question is last. */
  prompts: string[]
  /** Conditions of a writing task, e.g. the number of words. In writing, the note fields hold them. */
  conditions: string[]
  /** The Japanese translation. Japanese that is itself the question is a prompt. */
  translation?: string | undefined
  pictures: string[]
  choices: Choice[]
  /** The pieces to put in order, as students saw them. Long pieces have a letter, so that an order fits in one line. */
  pieces: (Piece & { letter?: string | undefined })[]
  sounds: SoundFile[]
  /** This field and all below are shown only once revealed. */
  correctAnswers: { text: string; picture?: string | undefined }[]
  samples: string[]
  /** The text of the audio, and its translation. */
  script: string[]
  /** Hints and explanations (ヒント, 解説). */
  notes: string[]
  answerSounds: SoundFile[]
}

interface QuestionPlace {
  question: NormalQuestion
  /** The item that contains it, if it is a sub-question. */
  parent: NormalItem | undefined
  entry: string
}

const distinctTexts = (...texts: (string | undefined)[]): string[] => [
  ...new Set(texts.filter((text): text is string => text !== undefined && text.trim() !== '')),
]

const itemsOf = (content: NormalContent): NormalItem[] =>
  content.entries.flatMap(entry => (entry.broken || entry.item.broken ? [] : [entry.item]))

const placesOf = (item: NormalItem): QuestionPlace[] =>
  item.questions.length > 0
    ? item.questions.map(question => ({ question, parent: item, entry: item.key }))
    : [{ question: item, parent: undefined, entry: item.key }]

/** Finds the question of an overview by its id: question_id, index or number. */
function placeOf(content: NormalContent, questionId: string): QuestionPlace | undefined {
  const items = itemsOf(content)
  const leaves = items.flatMap(placesOf)
  const parents = items.filter(item => item.questions.length > 0)
  const find = questionFinder([...leaves.map(leaf => leaf.question.names), ...parents.map(item => item.names)])
  const id = find({ question_id: questionId })?.id
  const parent = parents.find(item => item.names.id === id)
  return (
    leaves.find(leaf => leaf.question.names.id === id) ??
    (parent && { question: parent, parent: undefined, entry: parent.key })
  )
}

/** How many boxes of a text a question fills: one per blank, at least one. */
const boxCount = ({ choices, blanks }: NormalQuestion): number =>
  choices.length === 0 && blanks.length > 1 ? blanks.length : 1

/** The boxes of this question in a text whose other boxes belong to the sibling questions. */
function boxesIn(text: string, question: NormalQuestion, siblings: readonly NormalQuestion[]): Passage['boxes'] {
  const at = siblings.indexOf(question)
  if (at < 0 || !hasBlank(text)) return null
  const from = siblings.slice(0, at).reduce((sum, one) => sum + boxCount(one), 0)
  return { from, to: from + boxCount(question) }
}

/** The texts above the question: of the section, the content and the parent item. */
function passagesOf(
  content: NormalContent,
  { question, parent, entry }: QuestionPlace,
  isListening: boolean,
): Passage[] {
  const head = content.sections?.find(section => section.entries.includes(entry))?.head
  const leaves = itemsOf(content).flatMap(placesOf)
  const texts = [
    { source: head, siblings: leaves.map(leaf => leaf.question) },
    { source: content.lead, siblings: leaves.map(leaf => leaf.question) },
    { source: parent, siblings: parent?.questions ?? [] },
  ]
  return texts.flatMap(({ source, siblings }) => {
    const text = source?.english
    if (source === undefined || text === undefined || (isListening && !hasBlank(text))) return []
    return [{ text, japanese: source.japanese, boxes: boxesIn(text, question, siblings) }]
  })
}

const files = (kind: SoundFile['kind'], ...names: (string | undefined)[]): SoundFile[] =>
  distinctTexts(...names).map(file => ({ file, kind }))

const leadSounds = ({ audio, audios }: Lead) => [audio, ...audios.map(one => one.file)]

/** Pieces with more characters than this get a letter. */
const longPiece = 24

/** The pieces as students saw them. Sentences and pictures get a letter, so that an order fits in one line. */
function offeredPiecesWithLetters(question: NormalQuestion): SlideContent['pieces'] {
  const offered = offeredPieces(question)
  if (!offered.some(piece => piece.isPicture || piece.content.length > longPiece)) return offered
  return offered.map((piece, at) => ({ ...piece, letter: text.letters[at] ?? String(at + 1) }))
}

/** An order of pieces in one line: by their letters, or by their texts. */
export function orderText(pieces: SlideContent['pieces'], order: readonly string[]): string {
  const letters = new Map(pieces.map(({ content, letter }) => [content, letter]))
  return pieces.some(({ letter }) => letter !== undefined)
    ? order.map(content => letters.get(content) ?? content).join('→')
    : order.join(' ')
}

/** The correct answers, one per line. */
function correctAnswersOf(
  question: NormalQuestion,
  scoring: ViewScoring,
  joiner: string,
): SlideContent['correctAnswers'] {
  const { choices, blanks, pieces } = question
  if (scoring === 'ordered' && pieces.length > 0)
    return [
      {
        text: orderText(
          offeredPiecesWithLetters(question),
          pieces.map(piece => piece.content),
        ),
      },
    ]
  const right = choices.filter(choice => choice.isCorrect)
  if (right.length > 0)
    return right.map(({ index, content, isPicture }) =>
      isPicture ? { text: index, picture: content } : { text: `${index}　${content}` },
    )
  const dictated = scoring === 'dictated' ? dictationTexts(question) : []
  if (dictated.length > 0) return [{ text: dictated.join(' / ') }]
  const text = blanks.map(alternatives => alternatives.join(' / ')).join(joiner)
  return text === '' ? [] : [{ text }]
}

/**
 * The texts of the question itself. Texts that give the answer away, or that students only heard, are not shown before
 * the reveal.
 */
function textsOf(leaf: QuestionPlace, scoring: ViewScoring, isListening: boolean) {
  const { question: q, parent } = leaf
  const classQuestion = promptText(q)
  const dictated = scoring === 'dictated' && dictationTexts(q).length > 0
  const whole = scoring === 'ordered' && classQuestion !== undefined && isWholeSentence(classQuestion, q.pieces)
  // a sub-question's English can be the question itself; other English of a listening exercise is its script
  const script = isListening && !hasBlank(q.english) && !(parent && q.question === undefined)
  const english = dictated || whole || script ? undefined : q.english
  const own = distinctTexts(q.instruction, q.topic, q.beforeText, english, q.question)
  const spoken = script && q.english !== undefined
  if (spoken) return { prompts: own, translation: undefined, script: distinctTexts(q.english, q.japanese) }
  return {
    prompts: own.length > 0 ? own : distinctTexts(q.japanese),
    translation: own.length > 0 ? q.japanese : undefined,
    script: isListening && parent && !hasBlank(parent.english) ? distinctTexts(parent.english, parent.japanese) : [],
  }
}

/**
 * The slide content of a question; undefined if the content has no question with this id.
 * @param joiner joins the answers of several blanks.
 */
export function slideContentOf(
  content: NormalContent,
  questionId: string,
  { viewKey, scoring, joiner }: { viewKey: string; scoring: ViewScoring; joiner: string },
): SlideContent | undefined {
  const leaf = placeOf(content, questionId)
  if (!leaf) return undefined
  const { question, parent } = leaf
  const { lead } = content
  const isListening = familyOf(viewKey) === 'listening'
  const own = files('original', ...question.audios)
  const around = own.length > 0 ? [] : files('original', ...(parent?.audios ?? []), ...leadSounds(lead))
  const { prompts, translation, script } = textsOf(leaf, scoring, isListening)
  const notes = distinctTexts(question.tips, question.info, question.note)
  return {
    question,
    passages: passagesOf(content, leaf, isListening),
    prompts: prompts.length > 0 ? prompts : distinctTexts(lead.topic, lead.description),
    conditions: isWriting(viewKey) ? notes : [],
    translation,
    pictures: distinctTexts(...question.pictures, ...(parent?.pictures ?? []), ...lead.pictures),
    choices: scoring === 'ordered' ? [] : question.choices,
    pieces: scoring === 'ordered' ? offeredPiecesWithLetters(question) : [],
    sounds: [...own, ...around, ...files('instruction', question.instructionAudio)],
    correctAnswers: correctAnswersOf(question, scoring, joiner),
    samples: distinctTexts(...question.samples, ...lead.samples),
    script,
    notes: isWriting(viewKey) ? [] : notes,
    answerSounds: files('sample', question.answerAudio),
  }
}

/** Whether the slide has anything to reveal. */
export const canReveal = ({ correctAnswers, samples, script, notes, passages }: SlideContent): boolean =>
  correctAnswers.length + samples.length + notes.length + script.length > 0 ||
  passages.some(({ japanese }) => japanese !== undefined)
