import classes from './RowCheckbox.module.css'
import { text } from './text'

interface Props {
  /** Names the row for screen readers. */
  name: string
  isSelected: boolean
  isDisabled?: boolean
  tabIndex?: number
  /** @param isRange whether Shift was held: all rows from the last one are meant. */
  onSelect(isRange: boolean): void
}

/** Selects a row. A plain field, because a scrolled table builds many of them in each frame. */
export const RowCheckbox = ({ name, isSelected, isDisabled, tabIndex, onSelect }: Props) => (
  <input
    type="checkbox"
    className={classes.check}
    aria-label={text.selectRow(name)}
    checked={isSelected}
    disabled={isDisabled}
    tabIndex={tabIndex}
    onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
  />
)
