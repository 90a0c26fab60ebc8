import { Button } from '@mantine/core'
import { IconMail, IconMoodSmile } from '@tabler/icons-react'
import classes from './StudentOverview.module.css'
import { text } from './text'

const words = text.selection

interface Props {
  count: number
  onClear(): void
  /** Undefined: the teacher may send no messages. */
  onWrite: ((reason: 'look' | 'praise') => void) | undefined
}

/** How many students are chosen, and a message to them: a reminder or praise. */
export const SelectionBar = ({ count, onClear, onWrite }: Props) => (
  <div className={classes.selected} role="toolbar" aria-label={words.bar}>
    <b role="status">{words.count(count)}</b>
    <Button variant="subtle" onClick={onClear}>
      {words.clear}
    </Button>
    {onWrite && (
      <>
        <Button variant="default" leftSection={<IconMail size={16} aria-hidden />} onClick={() => onWrite('look')}>
          {words.look}
        </Button>
        <Button leftSection={<IconMoodSmile size={16} aria-hidden />} onClick={() => onWrite('praise')}>
          {words.praise}
        </Button>
      </>
    )}
  </div>
)
