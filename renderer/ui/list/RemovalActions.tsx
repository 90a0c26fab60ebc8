import { Button } from '@mantine/core'
import { Total } from './ListView'
import { text } from './text'

interface Props<Row> {
  rows: { selected: readonly Row[]; remove(rows: readonly Row[]): void; clear(): void }
}

/** In the header of a list: how many rows are selected, and what can be done with them (see `useRemovableRows`). */
export const RemovalActions = <Row,>({ rows: { selected, remove, clear } }: Props<Row>) => (
  <>
    <Total>{text.selected(selected.length)}</Total>
    <Button variant="default" onClick={() => remove(selected)}>
      {text.remove}
    </Button>
    <Button variant="subtle" onClick={clear}>
      {text.clearSelection}
    </Button>
  </>
)
