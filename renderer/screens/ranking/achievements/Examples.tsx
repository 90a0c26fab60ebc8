import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { memo } from 'react'
import classes from './Encourage.module.css'
import { text } from './text'

const words = text.dialog

interface Props {
  sentences: readonly string[]
  onChoose(sentence: string): void
  onRemove(sentence: string): void
}

/** The teacher's examples. Memoised, because a hundred of them would render again for each letter that she types. */
export const Examples = memo(function Examples({ sentences, onChoose, onRemove }: Props) {
  return (
    <section className={classes.bank} aria-label={words.bank}>
      <h3>{words.bank}</h3>
      <p>{words.bankHint}</p>
      <ul>
        {sentences.map(sentence => (
          <li key={sentence}>
            <Button variant="subtle" className={classes.sentence} onClick={() => onChoose(sentence)}>
              {sentence}
            </Button>
            <ActionIcon
              variant="subtle"
              data-removes
              aria-label={words.removeOf(sentence)}
              title={words.remove}
              onClick={() => onRemove(sentence)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </section>
  )
})
