import { useMemo } from 'react'
import { formatAverage } from '../../../../shared/domain/scores'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { wholeMinutes } from '../../../features/study/line-words'
import type { Column } from '../../../ui/table/column'
import { DataTable } from '../../../ui/table/DataTable'
import classes from '../StudentDetails.module.css'
import { dayWords } from '../study-words'
import { text } from '../text'

type Day = EndpointResponse<'exercise-summary'>['items'][number]

const words = text.exercise

interface Props {
  days: readonly Day[]
  /** The day whose rounds are shown; empty: all. */
  chosen: string
  onChoose(day: string): void
}

/** The days with study, the latest first. A day opens its rounds. */
export function DayTable({ days, chosen, onChoose }: Props) {
  const rows = useMemo(() => days.toSorted((a, b) => (a.date < b.date ? 1 : -1)), [days])
  if (rows.length === 0) return null
  const columns: Column<Day>[] = [
    {
      key: 'day',
      label: words.columns.day,
      need: 114,
      grow: 2,
      head: true,
      cell: ({ date }) => {
        const isChosen = date === chosen
        return (
          <button
            type="button"
            className={classes.day}
            aria-pressed={isChosen}
            aria-label={words.showDay(dayWords(date))}
            onClick={() => onChoose(isChosen ? '' : date)}
          >
            {dayWords(date)}
          </button>
        )
      },
    },
    {
      key: 'count',
      label: words.columns.count,
      need: 46,
      numeric: true,
      cell: ({ exercise_count }) => exercise_count,
    },
    {
      key: 'average',
      label: words.columns.average,
      need: 60,
      numeric: true,
      cell: ({ average_score }) => formatAverage(average_score) || text.none,
    },
    {
      key: 'study',
      label: words.columns.study,
      need: 70,
      numeric: true,
      cell: ({ study_seconds }) => wholeMinutes(study_seconds),
    },
  ]
  return (
    <>
      <p className={classes.note}>{words.dayHint}</p>
      <div className={classes.card}>
        <DataTable
          label={words.days}
          columns={columns}
          rows={rows}
          rowKey={({ date }) => date}
          rowHeight={34}
          cellPadding={8}
          virtualHeight="max(240px, calc(100dvh - 330px))"
        />
      </div>
    </>
  )
}
