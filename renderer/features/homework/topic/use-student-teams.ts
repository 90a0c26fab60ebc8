import { useMemo } from 'react'
import { useApi } from '../../../bridge/index'
import { useStudentNames } from '../use-student-names'
import { text } from './text'

/** The class names of each student by student id, as far as they have loaded. */
export type StudentTeams = ReadonlyMap<string, string>

/**
 * The classes of each student; null if the homework goes to one class, where the number identifies a student.
 * one-topic-overview gives no classes, so they are read from the y overview.
 */
export function useStudentTeams(homeworkId: string): StudentTeams | null {
  const info = useApi('homework-basic-info', { id: homeworkId })
  const hasSeveralTeams = (info.data?.team_names.length ?? 0) > 1
  const { students } = useStudentNames(homeworkId, { readsAllPages: hasSeveralTeams })
  return useMemo(() => {
    if (!hasSeveralTeams) return null
    const namesOf = (teams: readonly { name: string }[]) => [...new Set(teams.map(({ name }) => name))]
    return new Map([...students].map(([id, { teams }]) => [id, namesOf(teams).join(text.joiner)]))
  }, [hasSeveralTeams, students])
}
