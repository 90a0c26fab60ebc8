import { useMemo } from 'react'
import type { Paper } from '../../../../shared/items/paper'
import { AheadView, type MissingAnswers } from '../../../results/index'
import type { KeyRow } from '../../../ui/keys/key-rows'
import { useStableCallback } from '../../../ui/use-stable-callback'
import type { PaperSource } from './paper-source'

interface Props {
  paper: Paper
  studentId: string
  topicId: string
  /** 0: the latest round. */
  round: number
  /** False: rendered ahead, so that it appears at once. */
  isShown: boolean
  isStudentView: boolean
  source: Pick<PaperSource, 'nameOf' | 'paperPath' | 'homeworkId'>
  /** Goes to the next student; absent for the last one. */
  goNext: (() => void) | undefined
  onMissing: (missing: MissingAnswers, paper: Paper) => void
  keys: readonly KeyRow[]
}

/** The paper of one student, on the screen or rendered ahead. */
export function StudentPaper({ paper, studentId, topicId, round, source, goNext, isStudentView, ...shown }: Props) {
  const { homeworkId } = source
  const name = source.nameOf(studentId)
  const path = source.paperPath({ topicId, studentId, ...(round > 0 ? { round } : {}) })
  const pathOfRound = useStableCallback((other: number) => source.paperPath({ topicId, studentId, round: other }))
  const marking = useMemo(
    () => (name === undefined ? undefined : { name, path, pathOfRound, ...(goNext ? { goNext } : {}) }),
    [name, path, pathOfRound, goNext],
  )
  return (
    <AheadView
      {...shown}
      paper={paper}
      viewer={isStudentView ? 'student' : 'teacher'}
      studentId={studentId}
      {...(homeworkId === undefined ? {} : { homeworkId })}
      showAnswers
      marking={marking}
    />
  )
}
