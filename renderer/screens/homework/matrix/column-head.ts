/** The text of a column header, which has little room: the title and the kind of exercise. */

import type { MatrixColumn } from '../../../features/homework/matrix/matrix-types'
import { text } from '../../../features/homework/matrix/text'
import { viewName } from '../../../results/index'

interface ColumnHead {
  /** Without the kind, if the title ends with it in brackets. */
  title: string
  kind?: string
  /** Only if the full score is not 100. */
  full?: string
}

/** The parts of one column header. */
export function columnHead({ title, viewKey, full }: Pick<MatrixColumn, 'title' | 'viewKey' | 'full'>): ColumnHead {
  const kind = viewName(viewKey)
  const parts = /^(.+?)\s*[（(]([^（）()]+)[）)]$/u.exec(title)
  return {
    title: parts?.[1] !== undefined && parts[2] === kind ? parts[1] : title,
    ...(kind === undefined ? {} : { kind }),
    ...(full === 100 ? {} : { full: text.fullScore(full) }),
  }
}
