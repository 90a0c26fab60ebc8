import { IconCheck } from '@tabler/icons-react'
import classes from './Steps.module.css'
import { commonText } from './text'

interface Props {
  /** The names of the steps, in their order, with those that are complete. */
  steps: readonly { key: string; label: string; isDone: boolean; isDisabled?: boolean }[]
  /** The current step, counted from 1. */
  current: number
  onStep(current: number): void
}

/** The steps of a page that is filled in step by step. */
export const Steps = ({ steps, current, onStep }: Props) => (
  <nav aria-label={commonText.steps}>
    <ol className={classes.steps}>
      {steps.map(({ key, label, isDone, isDisabled }, index) => (
        <li key={key}>
          <button
            type="button"
            className={classes.step}
            aria-current={index + 1 === current ? 'step' : undefined}
            disabled={isDisabled}
            onClick={() => onStep(index + 1)}
          >
            <span className={classes.number} aria-hidden>
              {isDone ? <IconCheck size={14} /> : index + 1}
            </span>
            {label}
            {isDone && <span className="hm-hidden">{commonText.stepDone}</span>}
          </button>
        </li>
      ))}
    </ol>
  </nav>
)
