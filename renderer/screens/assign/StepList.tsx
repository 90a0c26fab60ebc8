import type { Field } from '../../features/homework/draft/faults'
import { stepFields, type WizardKind, wizards } from '../../features/homework/wizard-kinds'
import type { Faults } from '../../ui/form/use-form-state'
import { Steps } from '../../ui/Steps'
import { text } from './text'

interface Props {
  wizard: WizardKind
  /** The current step, counted from 1. */
  current: number
  faults: Faults<Field>
  onStep(current: number): void
}

/** The steps of a wizard in order. Every step can be opened at any time; no input is lost. */
export const StepList = ({ wizard, current, faults, onStep }: Props) => (
  <Steps
    current={current}
    onStep={onStep}
    steps={wizards[wizard].steps.map((step, index) => ({
      key: step,
      label: text.stepNames[step],
      isDone: index + 1 < current && !stepFields[step].some(field => faults[field]),
    }))}
  />
)
