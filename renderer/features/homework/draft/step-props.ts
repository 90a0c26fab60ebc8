/** What each step of a wizard gets. */
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'
import type { AssignDraft } from './assign-draft'
import type { Field } from './faults'

export interface StepProps {
  kind: HomeworkKind
  draft: AssignDraft
  /** Changes the draft; the fields that it names are checked aloud from now on. */
  change(next: Partial<AssignDraft> | ((old: AssignDraft) => Partial<AssignDraft>), ...touched: Field[]): void
  /** What is wrong with a field that was touched, or with any where the teacher tried to go on. */
  fault(field: Field): string | undefined
  /** Goes on, e.g. after the one choice of a step. */
  goOn(): void
}
