/** The three wizards and their steps, as one table (SPEC §2 "Assign wizard steps"). */
import type { HomeworkKind } from '../../../shared/domain/homework-rules'
import type { Field } from './draft/faults'

export type Step = 'family' | 'contents' | 'plan' | 'words' | 'form'
export type WizardKind = 'routine' | 'periodic' | 'wordtest'

/** What a step asks for: it is done when none of its fields has a fault. */
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

/** The step of an address, counted from 1; the nearest one where there is none of this number. */
export function stepAt(way: WizardKind, segment: string | undefined): { step: Step; place: number } {
  const { steps } = wizards[way]
  const wanted = Number(segment)
  const place = Number.isInteger(wanted) ? Math.max(1, Math.min(wanted, steps.length)) : 1
  return { step: steps[place - 1] ?? 'form', place }
}
