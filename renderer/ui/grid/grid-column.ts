/** The columns of a grid whose cells can be edited, as rows of data. */
import type { ReactNode } from 'react'
import type { Column } from '../table/column'

type Layout<Sort extends string> = Pick<
  Column<never, Sort>,
  'key' | 'label' | 'hideLabel' | 'width' | 'need' | 'grow' | 'spare' | 'sort' | 'numeric' | 'head' | 'pinned'
>

export interface GridColumn<Row, Field extends string, Sort extends string = string> extends Layout<Sort> {
  /** The field that the cells edit; absent: `cell` shows them. */
  field?: Field
  /** The cell has a control, such as a menu button, which takes this tab index. */
  hasControl?: true
  cell?(row: Row, tabIndex: 0 | -1): ReactNode
}

/** The content of a cell that can be edited. */
export interface GridCell {
  value: string
  /** `sending`: not stored yet; `failed`: not stored; `warning`: stored, and perhaps wrong. */
  state?: 'sending' | 'failed' | 'warning'
  /** Why it failed, or the warning. */
  message?: string
}
