/** The words at which students stumbled, as a table: the same cells on the screen, on paper and in a workbook. */
import type { SheetColumn } from '../../../../features/sheets/sheet-column'
import { classReadingText, type MapWord, type Passage, type WordMark, wordMarks } from '../../../../results/index'
import { Clip } from '../../../../ui/table/Clip'
import { text } from './text'

export interface WordRow {
  word: MapWord
  passage: Passage
  /** The place in the topic, for the order of the texts. */
  at: number
}

export type WordField = 'at' | 'word' | 'count' | 'share' | WordMark

/** The words with at least one mark, in the order of the texts. */
export const wordRows = (passages: readonly Passage[]): WordRow[] =>
  passages
    .flatMap(passage => passage.words.map(word => ({ word, passage })))
    .map((row, at) => ({ ...row, at }))
    .filter(({ word }) => word.count > 0)

const percentOf = ({ word, passage }: WordRow) => Math.round((word.count / passage.readings.length) * 100)

/** The students with any mark on a word. */
export const studentsOf = ({ students }: MapWord): string[] => [...new Set(wordMarks.flatMap(mark => students[mark]))]

/** A word without a mark is no zero where the evaluations give only numbers. */
const countText = (count: number, isUnknown: boolean): string =>
  count === 0 && isUnknown ? text.unknownCount : String(count)

export function wordColumns(nameOf: (studentId: string) => string): SheetColumn<WordRow, WordField>[] {
  return [
    {
      key: 'at',
      label: text.columns.at,
      width: '80px',
      sort: 'at',
      words: ({ passage }) => classReadingText.passage(passage.no),
      value: ({ at }) => at,
    },
    { key: 'word', label: text.columns.word, need: 120, sort: 'word', head: true, words: ({ word }) => word.text },
    {
      key: 'count',
      label: text.columns.count,
      width: '110px',
      sort: 'count',
      firstOrder: 'desc',
      words: ({ word, passage }) => text.of(word.count, passage.readings.length, word.isUnsure),
      value: ({ word }) => word.count,
    },
    {
      key: 'share',
      label: text.columns.share,
      width: '80px',
      sort: 'share',
      firstOrder: 'desc',
      numeric: true,
      words: row => `${percentOf(row)}%`,
      value: percentOf,
    },
    ...wordMarks.map(
      (mark): SheetColumn<WordRow, WordField> => ({
        key: mark,
        label: classReadingText.marks[mark],
        width: '90px',
        sort: mark,
        firstOrder: 'desc',
        numeric: true,
        words: ({ word, passage }) =>
          countText(word.students[mark].length, mark !== 'wrong' && passage.unnamed[mark] > 0),
        value: ({ word }) => word.students[mark].length,
      }),
    ),
    {
      key: 'students',
      label: text.columns.students,
      need: 220,
      grow: 2,
      words: ({ word }) => studentsOf(word).map(nameOf).join(text.joiner),
      show: (_, words) => <Clip>{words}</Clip>,
    },
  ]
}
