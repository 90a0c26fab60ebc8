import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useBusy } from '../../ui/use-busy'
import { PrintedTable } from './PrintedTable'
import { saveSheet } from './save-sheet'
import { type SheetColumn, type SheetTable, sheetTable } from './sheet-column'
import { text } from './text'

interface Props<Row, Field extends string> {
  /** What the table is, of whom and of which time: the name of the file, and the header of each page. */
  title: string
  columns: readonly SheetColumn<Row, Field>[]
  /** All rows in their order, not only those of the page; undefined while they load. */
  rows: readonly Row[] | undefined
  size?: 'xs' | 'sm'
  /** What is printed instead of the table alone, and its words in the menu. */
  paper?: { label: string; render(table: SheetTable, onEnd: () => void): ReactNode }
  /** More items of the menu. */
  children?: ReactNode
}

/** Prints and saves the table that is in sight, with all of its pages. */
export function SheetMenu<Row, Field extends string>(props: Props<Row, Field>) {
  const { title, columns, rows = [], size = 'sm', paper, children } = props
  const { run } = useBusy()
  const [isPrinting, setPrinting] = useState(false)
  const isEmpty = rows.length === 0
  const endPrinting = () => setPrinting(false)
  return (
    <>
      <Menu position="bottom-end" width={320}>
        <Menu.Target>
          <Button size={size} variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            {text.button}
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={text.button}>
          <Menu.Item disabled={isEmpty} onClick={() => setPrinting(true)}>
            {paper?.label ?? text.print}
          </Menu.Item>
          <Menu.Item disabled={isEmpty} onClick={() => void run(() => saveSheet(title, sheetTable(columns, rows)))}>
            {text.save}
          </Menu.Item>
          {children}
        </Menu.Dropdown>
      </Menu>
      {isPrinting &&
        (paper ? (
          paper.render(sheetTable(columns, rows), endPrinting)
        ) : (
          <PrintedTable head={title} table={sheetTable(columns, rows)} onEnd={endPrinting} />
        ))}
    </>
  )
}
