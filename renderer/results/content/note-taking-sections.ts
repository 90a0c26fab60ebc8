/** Combines a paper of several parts, each in a file of its own, into one content (SPEC §2 and §7, note taking). */
import type { Content, ContentItem, ReadItem } from '../../../shared/items/content'
import { normalise } from './normalise'
import { numberPart, type PartSize, partOffsets, questionCount } from './part-numbers'
import type { Entry, NormalContent, NormalItem, Section, SectionKind } from './types'

/** The items of a part file; null: it could not be loaded; undefined: it is loading. */
export type PartFile = readonly ReadItem[] | null | undefined

type PartFiles = ReadonlyMap<string, PartFile>

/** The part files that a content names, each once. */
export const partFilesOf = (content: Content): string[] => [
  ...new Set(content.items.flatMap(read => (read.broken || read.item.file === undefined ? [] : [read.item.file]))),
]

const positiveInteger = (text: string | undefined): number | undefined => {
  const number = Number(text ?? Number.NaN)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

/** The items of a part; a part without a file is its own item. */
function fileOf(read: ReadItem, files: PartFiles): PartFile {
  if (read.broken || read.item.file === undefined) return [read]
  return files.get(read.item.file)
}

function sizeOf(read: ReadItem, file: PartFile): PartSize {
  const fileCount = file ? questionCount(file) : undefined
  if (read.broken || read.item.file === undefined) return { fileCount }
  return {
    fileCount,
    count: positiveInteger(String(read.item.question_count ?? '')),
    number: positiveInteger(read.item.question_number),
  }
}

/** The kind of a part, found from its questions: sentences to write, a text with questions, or choices. */
function sectionKind(items: readonly NormalItem[]): SectionKind | undefined {
  if (items.length === 0) return undefined
  const questions = items.flatMap(item => (item.questions.length > 0 ? item.questions : [item]))
  if (questions.every(question => question.choices.length === 0 && question.blanks.length === 0)) return 'writing'
  if (items.some(item => item.english !== undefined && item.questions.length > 0)) return 'comprehension'
  return questions.some(question => question.choices.length > 0) ? 'choice' : 'writing'
}

/** The item of a part as its heading: without the questions in its file and without a number. */
const headOf = ({ question_number: _number, index: _index, ...item }: ContentItem, at: number): ReadItem => ({
  broken: false,
  item: { ...item, question_id: `part ${at + 1}` },
})

const readableItems = (entries: readonly Entry<NormalItem>[]): NormalItem[] =>
  entries.flatMap(entry => (entry.broken ? [] : [entry.item]))

/** An item with sub-questions gets an id of its own, so that it takes none of their numbers. */
const withOwnId = (read: ReadItem, name: string): ReadItem =>
  read.broken || !read.item.questions?.length
    ? read
    : { broken: false, item: { ...read.item, question_id: read.item.question_id ?? name } }

/** Numbers the sub-questions by their number in the whole paper. */
const withPaperNumbers = (entry: Entry<NormalItem>): Entry<NormalItem> =>
  entry.broken
    ? entry
    : {
        ...entry,
        item: {
          ...entry.item,
          questions: entry.item.questions.map(one => ({ ...one, no: positiveInteger(one.names.index) ?? one.no })),
        },
      }

const hasContent = ({ english, japanese, question, topic, pictures, audios }: NormalItem): boolean =>
  audios.length + pictures.length > 0 || [english, japanese, question, topic].some(one => one !== undefined)

/**
 * A content with the questions of its parts in place. A part that could not be loaded is left out and the other parts
 * keep their numbers. A part whose numbers depend on a part that is still loading waits for it. Never throws.
 */
export function contentInSections(content: Content, files: PartFiles): NormalContent {
  const parts = content.items.map(read => ({ read, file: fileOf(read, files) }))
  const sizes = parts.map(({ read, file }) => sizeOf(read, file))
  const offsets = partOffsets(sizes)
  const isSizeKnown = parts.map(({ file }, index) => file !== undefined || sizes[index]?.count !== undefined)
  const loadedParts = parts.map(({ read, file }, index) => {
    const hasOwnItem = read.broken || read.item.file === undefined
    const isLoading = file === undefined || (!hasOwnItem && isSizeKnown.slice(0, index).includes(false))
    const items = isLoading ? [] : hasOwnItem ? [read] : numberPart(file ?? [], offsets[index] ?? 0)
    return {
      own: hasOwnItem,
      waiting: isLoading,
      items: items.map((item, place) => withOwnId(item, `part ${index + 1} item ${place + 1}`)),
    }
  })
  const allItems = loadedParts.flatMap(part => part.items)
  const normal = normalise({ ...content, items: allItems })
  // While no part is loaded, the content must not be treated as an item itself.
  const entries = allItems.length === 0 && parts.length > 0 ? [] : normal.entries.map(withPaperNumbers)
  const heads = normalise({
    ...content,
    items: parts.map(({ read }, index) => (read.broken ? read : headOf(read.item, index))),
  })
  const groups: { hasOwnItem: boolean; waiting: boolean; count: number; at: number }[] = []
  for (const [at, { own: hasOwnItem, waiting, items }] of loadedParts.entries()) {
    const last = groups.at(-1)
    // Adjacent items without a file form one part.
    if (hasOwnItem && last?.hasOwnItem) last.count += items.length
    else groups.push({ hasOwnItem, waiting, count: items.length, at })
  }
  // Questions that are not in `items` form a part of their own at the end.
  if (entries.length > allItems.length)
    groups.push({ hasOwnItem: true, waiting: false, count: entries.length - allItems.length, at: -1 })
  let from = 0
  const sections = groups.map(({ hasOwnItem, waiting, count, at }, place): Section => {
    const sectionEntries = entries.slice(from, from + count)
    from += count
    const head = heads.entries[at]
    return {
      key: `part-${place + 1}`,
      no: place + 1,
      kind: sectionKind(readableItems(sectionEntries)),
      head: hasOwnItem || !head || head.broken ? undefined : head.item,
      entries: sectionEntries.map(entry => entry.key),
      isLoading: waiting,
    }
  })
  return {
    ...normal,
    lead: heads.lead,
    entries,
    sections: sections.filter(
      ({ isLoading, entries: held, head }) => isLoading || held.length > 0 || (head && hasContent(head)),
    ),
  }
}
