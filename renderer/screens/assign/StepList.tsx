import { IconCheck } from '@tabler/icons-react'
import type { Field } from '../../features/homework/draft/faults'
import { stepFields, type WizardKind, wizards } from '../../features/homework/wizard-kinds'
import type { Faults } from '../../ui/form/use-form-state'
import { text } from './text'
import classes from './Wizard.module.css'

interface Props {
  wizard: WizardKind
  /** The current step, counted from 1. */
  current: number
  faults: Faults<Field>
  onStep(current: number): void
}

/** The steps of a wizard in order. Every step can be opened at any time; no input is lost. */
export function StepList({ wizard, current, faults, onStep }: Props) {
  return (
    <nav aria-label={text.steps}>
      <ol className={classes.steps}>
        {wizards[wizard].steps.map((step, index) => {
          const hasNoFault = !stepFields[step].some(field => faults[field])
          const isDone = hasNoFault && index + 1 < current
          return (
            <li key={step}>
              <button
                type="button"
                className={classes.step}
                aria-current={index + 1 === current ? 'step' : undefined}
                onClick={() => onStep(index + 1)}
              >
                <span className={classes.number} aria-hidden>
                  {isDone ? <IconCheck size={14} /> : index + 1}
                </span>
                {text.stepNames[step]}
                {isDone && <span className="hm-hidden">{text.done}</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
