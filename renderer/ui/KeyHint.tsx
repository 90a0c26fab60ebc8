import styles from './KeyHint.module.css'
import { commonText } from './text'

export interface KeyWord {
  /** What stands on the key caps, e.g. `['⇧', 'J']` for one stroke of two keys. */
  keys: readonly string[]
  word: string
}

/**
 * The cap of a key on the control that it works, where no foot needs to name it. Not part of the control's name: that one says
 * its key by `aria-keyshortcuts`.
 */
export const KeyCap = ({ name }: { name: string }) => (
  <kbd className={styles.key} aria-hidden>
    {name}
  </kbd>
)

/** One key and what it does, as a small cap. */
function KeyHint({ keys, word }: KeyWord) {
  return (
    <span className={styles.hint}>
      {keys.map(key => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
      <span>{word}</span>
    </span>
  )
}

/** The keys of a screen, at its foot. */
export function KeyHints({ hints }: { hints: readonly KeyWord[] }) {
  return (
    <ul className={styles.hints} aria-label={commonText.keys}>
      {hints.map(hint => (
        <li key={hint.word}>
          <KeyHint {...hint} />
        </li>
      ))}
    </ul>
  )
}
