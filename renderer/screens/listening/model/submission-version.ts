import type { Submission } from '../../../features/homework/queue/submissions'

/** Identifies what the student handed in at that time: not what she hands in later. */
export const submissionVersion = ({ key, submitTime }: Pick<Submission, 'key' | 'submitTime'>): string =>
  `${key} ${submitTime}`
