/** Reads the introduction and the training of a grammar unit (SPEC §3 tabs, training_type; WIRE "Content"). */
import type { Content, ContentItem, ReadItem } from '../../../shared/items/content'

export interface Introduction {
  key: string
  name?: string
  picture?: string
  /** The embedded page: an address, or a file under the resource's path. */
  page?: string
}

export interface GrammarUnit {
  introductions: Introduction[]
  training: {
    name?: string
    /** The training file, under the resource's path. */
    file?: string
    type?: TrainingType
  }
}

export type TrainingType = 'choose' | 'blank_filling'

type Tab = NonNullable<NonNullable<Content['tabs']>[number]>

const normalisedWord = (text: string | undefined): string => text?.trim().toLowerCase() ?? ''

const typeOf = (text: string | undefined): TrainingType | undefined => {
  const word = normalisedWord(text)
  return word === 'choose' || word === 'blank_filling' ? word : undefined
}

/** Whether a tab is the training: its type says so, or it has no type and its file is JSON. */
const isTraining = ({ type, path }: Tab): boolean =>
  normalisedWord(type) === 'training' ||
  typeOf(type) !== undefined ||
  (normalisedWord(type) === '' && /\.json$/i.test(path ?? ''))

const trimmedOrUndefined = (text: string | undefined): string | undefined => (text?.trim() ? text.trim() : undefined)

/**
 * The introductions of a tab. Several pictures are shown one below another under the tab's name, and the page after the
 * last.
 */
function introductionsOf({ tab_name, picture: pictures = [], path }: Tab): Omit<Introduction, 'key'>[] {
  const [first, ...others] = pictures.length > 0 ? pictures.map(trimmedOrUndefined) : [undefined]
  const all = [{ name: trimmedOrUndefined(tab_name), picture: first }, ...others.map(picture => ({ picture }))]
  return all.map((one, index) => (index === all.length - 1 ? { ...one, page: trimmedOrUndefined(path) } : one))
}

/** Reads the tabs of a content. Tabs of the same kind are combined; the first training file is used. Never throws. */
export function grammarUnit(content: Content): GrammarUnit {
  const tabs = (content.tabs ?? []).filter(tab => tab !== null)
  const introductions = tabs
    .filter(tab => !isTraining(tab))
    .flatMap(introductionsOf)
    .map((one, index) => ({ key: `${index}`, ...one }))
    .filter(({ picture, page }) => picture !== undefined || page !== undefined)
  const trainings = tabs.filter(isTraining)
  const training = trainings.find(tab => trimmedOrUndefined(tab.path) !== undefined) ?? trainings[0]
  return {
    introductions,
    training: {
      name: trimmedOrUndefined(training?.tab_name),
      file: trimmedOrUndefined(training?.path),
      type: typeOf(training?.training_type) ?? typeOf(training?.type) ?? typeOf(content.training_type),
    },
  }
}

/**
 * Adapts an item to the training type: with `choose`, its `answers` are the choices; with `blank_filling`, it has no
 * choices.
 */
function itemForTraining(item: ContentItem, type: TrainingType | undefined): ContentItem {
  const { choose, answers } = item
  if (type === 'choose' && !choose?.length && answers !== undefined && answers.length > 1)
    return { ...item, choose: answers, answers: undefined }
  if (type === 'blank_filling' && choose?.length && !answers?.length && item.answer === undefined) {
    const right = choose.filter(({ correct }) => correct === true || correct === 1)
    return { ...item, choose: undefined, answers: right.map(one => ({ ...one, index: undefined })) }
  }
  return item
}

/** The content of the training: the items of the unit itself, then the items of its file. */
export function trainingContent(content: Content, items: readonly ReadItem[], type: TrainingType | undefined): Content {
  const all = [...content.items, ...items]
  return {
    ...content,
    items: all.map(read => (read.broken ? read : { ...read, item: itemForTraining(read.item, type) })),
  }
}
