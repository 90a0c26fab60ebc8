/** The three wizards and their steps, as one table (SPEC §2 "Assign wizard steps"). */
import type { HomeworkKind } from '../../../shared/domain/homework-rules'
import type { Field } from './draft/faults'

export type Step = 'family' | 'contents' | 'plan' | 'words' | 'form'
export type WizardKind = 'routine' | 'periodic' | 'wordtest'

/** The fields of each step. A step is complete when none of its fields has a fault. */
export const stepFields: Record<Step, readonly Field[]> = {
  family: [],
  contents: ['contents'],
  words: ['contents'],
  plan: ['days'],
  form: ['title', 'receivers', 'start', 'end'],
}

interface Wizard {
  kind: HomeworkKind
  steps: readonly Step[]
}

export const wizards: Record<WizardKind, Wizard> = {
  routine: { kind: 1, steps: ['family', 'contents', 'form'] },
  periodic: { kind: 2, steps: ['family', 'plan', 'form'] },
  wordtest: { kind: 3, steps: ['words', 'form'] },
}

/** The step that an address names, counted from 1. A number out of range gives the nearest step. */
export function stepAt(wizard: WizardKind, segment: string | undefined): { step: Step; number: number } {
  const { steps } = wizards[wizard]
  const parsed = Number(segment)
  const number = Number.isInteger(parsed) ? Math.max(1, Math.min(parsed, steps.length)) : 1
  return { step: steps[number - 1] ?? 'form', number }
}
