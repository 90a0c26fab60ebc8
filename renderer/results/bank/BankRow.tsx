import { Button, NativeSelect } from '@mantine/core'
import classes from './BankDialog.module.css'
import { type BankEntry, slots } from './comment-bank'
import { bankText } from './text'

interface Props {
  entry: BankEntry
  onPin: (slot: number | null) => void
  onEdit: () => void
  onRemove: () => void
}

const choices = [{ value: '', label: bankText.noSlot }, ...slots.map(slot => ({ value: `${slot}`, label: `${slot}` }))]

/** One sentence of the comment bank with its key and its buttons. */
export const BankRow = ({ entry: { text, reading, used, slot }, onPin, onEdit, onRemove }: Props) => (
  <>
    <NativeSelect
      className={classes.slot}
      size="xs"
      aria-label={bankText.slotOf(text)}
      value={slot === null ? '' : `${slot}`}
      data={choices}
      onChange={event => onPin(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
    />
    <span className={classes.text}>
      {text}
      {reading === undefined ? null : <span className={classes.remark}>{bankText.readingIs(reading)}</span>}
    </span>
    <span className={classes.used}>{used === 0 ? null : bankText.used(used)}</span>
    <Button size="compact-sm" variant="default" aria-label={bankText.editOf(text)} onClick={onEdit}>
      {bankText.edit}
    </Button>
    <Button size="compact-sm" variant="subtle" data-removes aria-label={bankText.removeOf(text)} onClick={onRemove}>
      {bankText.remove}
    </Button>
  </>
)
