import { IconCheck } from '@tabler/icons-react'
import type { Faults } from '../../features/homework/draft/faults'
import { stepFields, type WizardKind, wizards } from '../../features/homework/wizard-kinds'
import { text } from './text'
import classes from './Wizard.module.css'

interface Props {
  way: WizardKind
  /** The step in sight, counted from 1. */
  place: number
  faults: Faults
  onStep(place: number): void
}

/** The steps in their order; each can be gone to, which loses nothing. */
export function StepList({ way, place, faults, onStep }: Props) {
  return (
    <nav aria-label={text.steps}>
      <ol className={classes.steps}>
        {wizards[way].steps.map((step, at) => {
          const right = !stepFields[step].some(field => faults[field])
          const done = right && at + 1 < place
          return (
            <li key={step}>
              <button
                type="button"
                className={classes.step}
                aria-current={at + 1 === place ? 'step' : undefined}
                onClick={() => onStep(at + 1)}
              >
                <span className={classes.number} aria-hidden>
                  {done ? <IconCheck size={14} /> : at + 1}
                </span>
                {text.stepNames[step]}
                {done && <span className="hm-hidden">{text.done}</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
