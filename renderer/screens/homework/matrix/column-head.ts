/** What a column's head says in the little room it has: where titles differ, and the kind of exercise. */

import type { MatrixColumn } from '../../../features/homework/matrix/matrix-types'
import { text } from '../../../features/homework/matrix/text'
import { viewName } from '../../../results/index'

interface ColumnHead {
  /** Without the kind, where the title ends with it in brackets. */
  title: string
  kind?: string
  /** Where the full score is not 100. */
  full?: string
}

/** The words of one head. */
export function columnHead({ title, viewKey, full }: Pick<MatrixColumn, 'title' | 'viewKey' | 'full'>): ColumnHead {
  const kind = viewName(viewKey)
  const parts = /^(.+?)\s*[（(]([^（）()]+)[）)]$/u.exec(title)
  return {
    title: parts?.[1] !== undefined && parts[2] === kind ? parts[1] : title,
    ...(kind === undefined ? {} : { kind }),
    ...(full === 100 ? {} : { full: text.fullScore(full) }),
  }
}
