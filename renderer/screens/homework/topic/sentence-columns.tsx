/** The columns of the table of sentences. */
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ClassSentence, SameSentences } from '../../../results/index'
import { Clip } from '../../../ui/table/Clip'
import type { Column } from '../../../ui/table/column'
import classes from './ClassWriting.module.css'
import { text } from './text'

interface Context {
  isChosen: (sentence: ClassSentence) => boolean
  /** No further sentence can be chosen. */
  isFull: boolean
  choose: (sentence: ClassSentence, isOn: boolean) => void
  paperLink: (sentence: ClassSentence) => ReactNode
}

/** What the AI says about a sentence. */
function aiWord({ mistakes, isPraised, isChecked }: ClassSentence): { word: string; tone: string } {
  if (mistakes.length > 0) return { word: text.ai.wrong(mistakes.length), tone: 'wrong' }
  if (isPraised) return { word: text.ai.praised, tone: 'praised' }
  return isChecked ? { word: text.ai.right, tone: 'right' } : { word: text.ai.unchecked, tone: 'right' }
}

function AiWord({ sentence }: { sentence: ClassSentence }) {
  const { word, tone } = aiWord(sentence)
  return (
    <span className={classes.ai} data-tone={tone}>
      {word}
    </span>
  )
}

export const sentenceColumns = ({ isChosen, isFull, choose, paperLink }: Context): Column<SameSentences>[] => [
  {
    key: 'sentence',
    label: text.columns.sentence,
    head: true,
    cell: ({ sentence }) => <Clip>{sentence.text}</Clip>,
  },
  { key: 'ai', label: text.columns.ai, width: '120px', cell: ({ sentence }) => <AiWord sentence={sentence} /> },
  {
    key: 'student',
    label: text.columns.paper,
    width: '130px',
    cell: ({ sentence, studentCount }) => (
      <>
        {paperLink(sentence)} {studentCount > 1 && text.others(studentCount - 1)}
      </>
    ),
  },
  {
    key: 'action',
    label: text.columns.action,
    width: '130px',
    cell: ({ sentence }) => {
      const isOn = isChosen(sentence)
      // one button for both, so that it keeps the focus
      return (
        <Button
          size="compact-sm"
          variant={isOn ? 'light' : 'default'}
          leftSection={isOn ? <IconCheck size={16} aria-hidden /> : null}
          aria-pressed={isOn}
          disabled={isFull && !isOn}
          aria-label={text.addOf(sentence.text)}
          onClick={() => choose(sentence, !isOn)}
        >
          {text.add}
        </Button>
      )
    },
  },
]
