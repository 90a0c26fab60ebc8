import type { QueryKey } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { ListView } from '../../ui/list/ListView'
import type { Filters } from '../../ui/list/list-state'
import type { ListControl } from '../../ui/list/use-list-state'
import { useRowKeys } from '../../ui/table/use-row-keys'
import classes from './SheetList.module.css'
import { SheetMenu } from './SheetMenu'
import { type SheetColumn, screenColumns } from './sheet-column'
import { text } from './text'
import { type Reading, useSheetPage } from './use-sheet-page'

interface Props<Row extends object, F extends Filters, Field extends string> {
  list: ListControl<F, Field>
  /** A constant, or memoized. */
  columns: readonly SheetColumn<Row, Field>[]
  /** All rows that pass the filters; undefined while they load. */
  rows: readonly Row[] | undefined
  reading: Reading
  rowKey(row: Row): string
  label: string
  /** Names the file and the printed pages. */
  title: string
  /** Of what and of which time the rows are. */
  facts: ReactNode
  offlineKeys: readonly QueryKey[]
  filters?: ReactNode
  /** The search field of the filters, for the key `/`. */
  search?: RefObject<HTMLInputElement | null>
  failed: string
  empty: { message: string; hint?: ReactNode } | ReactElement
}

/** A list that sorts and pages its rows itself, and prints and saves the same cells. */
export function SheetList<Row extends object, F extends Filters, Field extends string>(props: Props<Row, F, Field>) {
  const { list, columns, rows, reading, label, title, facts, filters, search, failed, empty } = props
  const { sorted, page } = useSheetPage(list, columns, rows, reading)
  const onScreen = useMemo(() => screenColumns(columns), [columns])
  const card = useRef<HTMLDivElement>(null)
  const rowKeys = useRowKeys(card)
  const searchKeys = useKeyTable([
    { label: text.search, keys: { '/': () => search?.current?.focus() }, when: search !== undefined },
  ])
  return (
    <ListView
      list={list}
      page={page}
      offlineKeys={props.offlineKeys}
      label={label}
      columns={onScreen}
      rowKey={props.rowKey}
      cellPadding={10}
      cardRef={card}
      above={
        <>
          <div className={classes.head}>
            <div className={classes.facts}>{facts}</div>
            <SheetMenu title={title} columns={columns} rows={sorted} size="xs" />
          </div>
          {filters}
        </>
      }
      foot={<KeyHints rows={[...rowKeys, ...searchKeys]} />}
      failed={failed}
      empty={empty}
    />
  )
}
