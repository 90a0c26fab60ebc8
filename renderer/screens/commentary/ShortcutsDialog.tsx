import { Modal } from '@mantine/core'
import classes from './Commentary.module.css'
import { text } from './text'

const { keyWords: words } = text

const rows: readonly { keys: readonly string[]; word: string }[] = [
  { keys: ['→', 'J', 'PageDown'], word: words.next },
  { keys: ['←', 'K', 'PageUp'], word: words.previous },
  { keys: ['Home', 'End'], word: words.ends },
  { keys: ['G'], word: words.jump },
  { keys: ['O'], word: words.order },
  { keys: ['Enter', 'R'], word: words.reveal },
  { keys: ['N'], word: words.names },
  { keys: ['Space'], word: words.play },
  { keys: ['[', ']'], word: words.rate },
  { keys: ['↑', '↓'], word: words.scroll },
  { keys: ['L'], word: words.list },
  { keys: ['F'], word: words.full },
  { keys: ['Esc'], word: words.leave },
  { keys: ['?'], word: words.keys },
]

/** All keys of the wall. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  return (
    <Modal opened onClose={onClose} title={text.keysOf} size="md" closeButtonProps={{ 'aria-label': text.close }}>
      <dl className={classes.keys}>
        {rows.map(({ keys, word }) => (
          <div key={word}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{word}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
