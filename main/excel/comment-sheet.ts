/** The sheet of the teachers' comments on writing, beside the scores of the same homework. */
import { text } from '../../shared/text'
import { type CellStyle, cellStyles } from './cell-styles'
import { cellText } from './cell-text'
import { linesIn } from './column-widths'
import type { Columns } from './columns'
import type { SheetRow } from './row-xml'
import type { ScoreSheet, SheetComment } from './score-sheet-data'
import { headingRow, textRow } from './score-sheet-rows'

const words = text.commentSheet

const remarks = { none: '', moved: words.moved, unread: words.unread } satisfies Record<SheetComment['remark'], string>

interface CommentColumn {
  heading: string
  width: number
  style: CellStyle
  value(comment: SheetComment): string
}

const table: readonly CommentColumn[] = [
  { heading: text.sheet.number, width: 8, style: cellStyles.code, value: ({ number }) => number },
  { heading: text.sheet.student, width: 20, style: cellStyles.text, value: ({ name }) => name },
  { heading: text.sheet.class, width: 12, style: cellStyles.text, value: ({ team }) => team },
  { heading: words.topic, width: 24, style: cellStyles.wrapped, value: ({ topic }) => topic },
  { heading: words.words, width: 30, style: cellStyles.wrapped, value: comment => comment.words },
  { heading: words.comment, width: 56, style: cellStyles.wrapped, value: ({ comment }) => comment },
  { heading: words.author, width: 16, style: cellStyles.text, value: ({ author }) => author },
  { heading: words.remark, width: 26, style: cellStyles.wrapped, value: ({ remark }) => remarks[remark] },
]

/** Title and class are above the headings. */
export const commentColumns: Columns = {
  headings: table.map(({ heading }) => heading),
  widths: table.map(({ width }) => width),
  headingRow: 3,
  frozen: 2,
}

const lineHeight = 15
const maxLines = 20

function commentRow(comment: SheetComment): SheetRow {
  const cells = table.map(({ style, value }) => ({ value: cellText(value(comment)), style }))
  const lines = cells.map(({ value }, at) => linesIn(value, table[at]?.width ?? 1))
  return { height: Math.min(maxLines, Math.max(...lines)) * lineHeight + 4, cells }
}

/** All rows of the sheet. A work whose comments could not be read has a row that says so, and is counted at the end. */
export function commentRows({ title, teams }: ScoreSheet, comments: readonly SheetComment[]): SheetRow[] {
  const unread = comments.filter(({ remark }) => remark === 'unread').length
  return [
    textRow(cellText(title), cellStyles.title, 28),
    textRow(cellText(text.sheet.line(text.sheet.class, teams.join(text.sheet.joiner))), cellStyles.fact, 24),
    headingRow(commentColumns),
    ...comments.map(commentRow),
    ...(comments.length === 0 ? [textRow(words.none, cellStyles.fact)] : []),
    ...(unread > 0 ? [textRow(words.someUnread(unread), cellStyles.warning)] : []),
  ]
}
