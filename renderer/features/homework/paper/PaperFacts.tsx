import { Button, NativeSelect, Switch } from '@mantine/core'
import { IconPrinter, IconSelector } from '@tabler/icons-react'
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
  includesIdle: boolean
  onIncludeIdle: (on: boolean) => void
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

interface KeySwitchProps {
  label: string
  /** The key that does the same, in upper case. */
  shortcut: string
  checked: boolean
  onChange: (on: boolean) => void
}

const KeySwitch = ({ label, shortcut, checked, onChange }: KeySwitchProps) => (
  <Switch
    size="sm"
    className={classes.switch}
    aria-keyshortcuts={shortcut}
    label={
      <>
        {label} <KeyCap name={shortcut} />
      </>
    }
    checked={checked}
    onChange={event => onChange(event.currentTarget.checked)}
  />
)

/**
 * The line below the title of a paper: topic, round, submission time, class average, print, and switches. The topic's
 * name is the title, so the field shows only which of the topics it is.
 */
export function PaperFacts(props: Props) {
  const { paper, rounds = 0, round, columns, average, topicId, onTopic, onRound } = props
  const { includesIdle, onIncludeIdle, isStudentView, onStudentView } = props
  const at = columns.findIndex(column => column.topicId === topicId)
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
      <span className={classes.topics}>
        <span className={classes.topic} aria-hidden>
          {text.topicPosition(at + 1, columns.length)}
          <IconSelector size={14} />
        </span>
        <select aria-label={text.topic} value={topicId} onChange={event => onTopic(event.currentTarget.value)}>
          {topics}
        </select>
      </span>
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
        {average.value === null ? null : <small>{text.outOf(columns[at]?.full ?? 100)}</small>}
      </span>
      <KeySwitch label={text.includeIdle} shortcut="U" checked={includesIdle} onChange={onIncludeIdle} />
      <KeySwitch label={text.studentView} shortcut="V" checked={isStudentView} onChange={onStudentView} />
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
