/** The props of every wizard step. */
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'
import type { AssignDraft } from './assign-draft'
import type { Field } from './faults'

export interface StepProps {
  kind: HomeworkKind
  draft: AssignDraft
  /** Changes the draft. Faults of the `touched` fields, by default of those that change, are shown from now on. */
  change(next: Partial<AssignDraft> | ((old: AssignDraft) => Partial<AssignDraft>), touched?: readonly Field[]): void
  /** The fault message of a touched field. An attempt to continue touches all fields of the step. */
  fault(field: Field): string | undefined
  /** Opens the next step, e.g. after a step's only choice. */
  goToNextStep(): void
}
