import { Button, NativeSelect, Switch } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useMemo } from 'react'
import { formatAverage } from '../../../../shared/domain/scores'
import { parseJst, shortTime } from '../../../../shared/domain/time'
import type { Paper } from '../../../../shared/items/paper'
import { now } from '../../../ui/clock'
import { KeyCap } from '../../../ui/keys/KeyCaps'
import type { MatrixColumn } from '../matrix/matrix-types'
import type { TopicAverage } from '../matrix/shown-averages'
import classes from './Paper.module.css'
import { text } from './text'

interface Props {
  /** Undefined until the requested paper has loaded: facts of the previous paper must not be shown. */
  paper: Paper | undefined
  /** The number of rounds; known before the paper if another of its rounds was shown. */
  rounds: number | undefined
  /** The requested round; 0: the latest. */
  round: number
  columns: MatrixColumn[]
  average: TopicAverage
  topicId: string
  onTopic: (topicId: string) => void
  onRound: (round: number) => void
  isStudentView: boolean
  onStudentView: (on: boolean) => void
}

function submitted(paper: Paper | undefined): string | null {
  const at = paper?.updated_at === undefined ? null : parseJst(paper.updated_at)
  return at === null ? null : text.submittedAt(shortTime(at, now()))
}

/** The options of the round select, the latest first. */
const roundOptions = (rounds: number) =>
  Array.from({ length: rounds }, (_, at) => rounds - at).map(round => ({
    value: String(round),
    label: round === rounds ? text.roundLatest(round) : text.roundOf(round),
  }))

/** The line below the title of a paper: topic, round, submission time, class average, student view and print. */
export function PaperFacts(props: Props) {
  const { paper, rounds = 0, round, columns, average, topicId, onTopic, onRound, isStudentView, onStudentView } = props
  // built once, because a homework can have many topics and they are the same for every student
  const topics = useMemo(
    () =>
      columns.map(column => (
        <option key={column.topicId} value={column.topicId}>
          {column.title}
        </option>
      )),
    [columns],
  )
  return (
    <div className={classes.facts}>
      <NativeSelect
        size="xs"
        className={classes.topics}
        aria-label={text.topic}
        value={topicId}
        onChange={event => onTopic(event.currentTarget.value)}
      >
        {topics}
      </NativeSelect>
      <span className={classes.round}>
        {rounds > 1 && (
          <NativeSelect
            size="xs"
            aria-label={text.round}
            value={String(paper?.round ?? (round || rounds))}
            data={roundOptions(rounds)}
            onChange={event => onRound(Number(event.currentTarget.value))}
          />
        )}
        {rounds === 1 && text.roundOf(1)}
      </span>
      <span className={classes.time}>{submitted(paper)}</span>
      <span className={classes.average}>
        {text.averages[average.scope]} <b>{formatAverage(average.value) || text.none}</b>
      </span>
      <Switch
        size="sm"
        className={classes.eyes}
        aria-keyshortcuts="V"
        label={
          <>
            {text.studentView} <KeyCap name="V" />
          </>
        }
        checked={isStudentView}
        onChange={event => onStudentView(event.currentTarget.checked)}
      />
      <Button
        variant="default"
        size="xs"
        className={classes.print}
        leftSection={<IconPrinter size={14} aria-hidden />}
        disabled={!paper}
        onClick={() => window.print()}
      >
        {text.print}
      </Button>
    </div>
  )
}
