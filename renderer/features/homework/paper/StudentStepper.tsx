import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import classes from './Paper.module.css'
import type { StudentNeighbours } from './student-neighbours'
import { text } from './text'

interface Props {
  neighbours: Pick<StudentNeighbours, 'index' | 'total' | 'previous' | 'next'>
  /** Undefined until it is known; empty where the page's heading names the student. */
  name: string | undefined
  team?: string | undefined
  number?: string | undefined
  onStep: (step: 'previous' | 'next') => void
}

/** The buttons 前の生徒 and 次の生徒, with the student between them. */
export function StudentStepper({ neighbours, name, team = '', number = '', onStep }: Props) {
  return (
    <div className={classes.steps}>
      <Button
        variant="default"
        disabled={neighbours.previous === undefined}
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        rightSection={<kbd className={classes.key}>⇧K</kbd>}
        onClick={() => onStep('previous')}
      >
        {text.previous}
      </Button>
      <p className={classes.student} data-nameless={name === '' || undefined} aria-live="polite">
        <span className={classes.who}>
          {name !== '' && (
            <b className={classes.name} title={name}>
              {name}
            </b>
          )}
          {neighbours.index >= 0 && (
            <span className={classes.position}>{text.position(neighbours.index + 1, neighbours.total)}</span>
          )}
        </span>
        {team !== '' || number !== '' ? (
          <span className={classes.place} title={team}>
            <span className="hm-ellipsis">{team}</span>
            {number === '' ? null : <span>{text.numberOf(number)}</span>}
          </span>
        ) : null}
      </p>
      <Button
        variant="default"
        disabled={neighbours.next === undefined}
        leftSection={<kbd className={classes.key}>⇧J</kbd>}
        rightSection={<IconArrowRight size={16} aria-hidden />}
        onClick={() => onStep('next')}
      >
        {text.next}
      </Button>
    </div>
  )
}
