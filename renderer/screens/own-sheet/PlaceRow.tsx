import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { columnLetters } from '../../../shared/domain/cell'
import { type Figure, figures, topicFigure } from '../../../shared/domain/own-sheet/figures'
import { distinctTopics } from '../../../shared/domain/scores'
import { homeworkTitle } from '../../features/homework/homework-title'
import classes from './OwnSheet.module.css'
import { text } from './text'
import { type Scores, useHomeworkScores } from './use-homework-scores'
import type { HomeworkPlace } from './use-own-sheet'

interface Props {
  place: HomeworkPlace
  /** The headings of the sheet's columns, from the first on. */
  heads: readonly string[]
  columns: number
  /** A click into the sheet chooses the column of this homework. */
  isActive: boolean
  onActivate(): void
  onFigure(figure: Figure): void
  onColumn(column: number | null): void
  onRemove(): void
  /** A stable function. */
  onScores(id: string, scores: Scores): void
}

const words = text.places

/** A homework: what of it is written, and into which column. */
export function PlaceRow({
  place,
  heads,
  columns,
  isActive,
  onActivate,
  onFigure,
  onColumn,
  onRemove,
  onScores,
}: Props) {
  const { id, figure, column } = place
  const title = homeworkTitle(place.title)
  const scores = useHomeworkScores(id, onScores)
  const figureChoices = [
    ...figures.map(value => ({ value: value as Figure, label: words.figures[value] })),
    ...distinctTopics(scores.topics).map(({ topic_id, resource_title, full_score }) => ({
      value: topicFigure(topic_id),
      label: words.topic(resource_title, full_score),
    })),
  ]
  return (
    <tr data-active={isActive || undefined}>
      <th scope="row">
        <Button
          className={classes.activate}
          variant={isActive ? 'light' : 'subtle'}
          aria-pressed={isActive}
          aria-label={words.choose(title)}
          onClick={onActivate}
        >
          {title}
        </Button>
        {scores.isFailed ? (
          <span className={classes.fault} role="alert">
            {words.failed}
            <Button size="compact-sm" variant="subtle" loading={scores.isFetching} onClick={scores.retry}>
              {text.file.retry}
            </Button>
          </span>
        ) : (
          scores.isLoading && (
            <span className={classes.hint} role="status">
              {words.loading}
            </span>
          )
        )}
      </th>
      <td>
        <NativeSelect
          aria-label={words.figureOf(title)}
          data={figureChoices}
          value={figure}
          onChange={event => onFigure(event.currentTarget.value as Figure)}
        />
      </td>
      <td>
        <NativeSelect
          aria-label={words.columnOf(title)}
          data={[
            { value: '', label: words.noColumn },
            ...Array.from({ length: columns }, (_, at) => ({
              value: String(at),
              label: `${columnLetters(at + 1)}　${(heads[at] ?? '').replace(/\s+/gu, ' ')}`,
            })),
          ]}
          value={column === null ? '' : String(column)}
          onChange={({ currentTarget: { value } }) => onColumn(value === '' ? null : Number(value))}
        />
      </td>
      <td>
        <ActionIcon variant="subtle" aria-label={words.remove(title)} onClick={onRemove}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  )
}
