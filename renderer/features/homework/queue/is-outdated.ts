import type { Paper } from '../../../../shared/items/paper'
import { worksOf } from '../../../results/index'
import type { Submission } from './submissions'

/** Whether the student has handed in again since the paper was read; a paper without any guid does not say. */
export function isOutdated({ guid, studentId }: Submission, paper: Paper): boolean {
  const works = worksOf(paper, studentId)
  return guid !== undefined && works.length > 0 && works.every(work => work.guid !== guid)
}
