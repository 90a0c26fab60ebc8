/** What a grammar unit explains, and where its training stands (SPEC §3 tabs, training_type; WIRE.md "Grammar"). */
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
  const said = normalisedWord(text)
  return said === 'choose' || said === 'blank_filling' ? said : undefined
}

/** By what it says; one that says nothing is known by its file. */
const isTraining = ({ type, path }: Tab): boolean =>
  normalisedWord(type) === 'training' ||
  typeOf(type) !== undefined ||
  (normalisedWord(type) === '' && /\.json$/i.test(path ?? ''))

const trimmedOrUndefined = (text: string | undefined): string | undefined => (text?.trim() ? text.trim() : undefined)

/** A tab with several pictures: one below the other under its name, the page behind the last. */
function introductionsOf({ tab_name, picture: pictures = [], path }: Tab): Omit<Introduction, 'key'>[] {
  const [first, ...others] = pictures.length > 0 ? pictures.map(trimmedOrUndefined) : [undefined]
  const all = [{ name: trimmedOrUndefined(tab_name), picture: first }, ...others.map(picture => ({ picture }))]
  return all.map((one, at) => (at === all.length - 1 ? { ...one, page: trimmedOrUndefined(path) } : one))
}

/** Reads the tabs of a content. Those of one kind belong together; the first training file counts. Never throws. */
export function grammarUnit(content: Content): GrammarUnit {
  const tabs = (content.tabs ?? []).filter(tab => tab !== null)
  const introductions = tabs
    .filter(tab => !isTraining(tab))
    .flatMap(introductionsOf)
    .map((one, at) => ({ key: `${at}`, ...one }))
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

/** An item by the kind of its training: where one is chosen, `answers` are the choices; where blanks are filled, never. */
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

/** The content of the training: what the unit itself holds, then what its file does. */
export function trainingContent(content: Content, items: readonly ReadItem[], type: TrainingType | undefined): Content {
  const all = [...content.items, ...items]
  return {
    ...content,
    items: all.map(read => (read.broken ? read : { ...read, item: itemForTraining(read.item, type) })),
  }
}
