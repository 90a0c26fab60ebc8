import { NativeSelect } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { formatAverage } from '../../../../shared/domain/scores'
import layout from '../../../ui/layout/layout.module.css'
import classes from './Question.module.css'
import type { QuestionOrder, QuestionSummary } from './question-summary'
import { text } from './text'

const orders = Object.keys(text.orders) as QuestionOrder[]

/** The result of the class in short: its correct rate, or else its average. */
function figureOf({ classQuestion, correctRate, average }: QuestionSummary): { label: string; share: number } {
  if (correctRate !== null) return { label: text.correctRate(String(Math.round(correctRate))), share: correctRate }
  const { fullScore } = classQuestion.interpretation
  if (average !== null)
    return { label: text.points(formatAverage(average), fullScore), share: (100 * average) / fullScore }
  return { label: text.none, share: 0 }
}

interface Props {
  summaries: readonly QuestionSummary[]
  at: number
  order: QuestionOrder
  onOrder: (order: QuestionOrder) => void
  onShow: (place: number) => void
}

/** All questions of the topic with the result of the class. The current question is scrolled into view. */
export function QuestionList({ summaries, at, order, onOrder, onShow }: Props) {
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (at >= 0) current.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <nav className={classes.list} aria-label={text.list}>
      <NativeSelect
        aria-label={text.order}
        data={orders.map(value => ({ value, label: text.orders[value] }))}
        value={order}
        onChange={event => onOrder(orders.find(each => each === event.currentTarget.value) ?? 'asked')}
      />
      <ol className={`${layout.scrollMenu} ${classes.questions}`}>
        {summaries.map((summary, place) => {
          const { no, subNo, id } = summary.classQuestion
          const figure = figureOf(summary)
          return (
            <li key={id}>
              <button
                ref={place === at ? current : undefined}
                type="button"
                className={classes.question}
                aria-current={place === at || undefined}
                onClick={() => onShow(place)}
              >
                <span className={classes.no}>{text.number(no, subNo, summary.classQuestion.position)}</span>
                <span className={classes.bar} aria-hidden>
                  <span style={{ width: `${Math.min(100, figure.share)}%` }} />
                </span>
                <span className={classes.value}>{figure.label}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
