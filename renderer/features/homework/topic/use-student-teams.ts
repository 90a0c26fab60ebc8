import { useMemo } from 'react'
import { limits } from '../../../../shared/domain/limits'
import { useApi, usePagedApi, useToTheEnd } from '../../../bridge/index'
import { text } from './text'

/** The names of each student's classes by student id, as far as they have come. */
export type StudentTeams = ReadonlyMap<string, string>

/**
 * Which class each student is in, for a homework of several classes; null where there is one, and a number names a
 * student by itself. one-topic-overview tells no classes, so they come from the y overview, read to its end.
 */
export function useStudentTeams(homeworkId: string): StudentTeams | null {
  const info = useApi('homework-basic-info', { id: homeworkId })
  const several = (info.data?.team_names.length ?? 0) > 1
  const rows = usePagedApi('topic-score-overview-y', { homework_id: homeworkId }, { limit: limits.matrixPage })
  useToTheEnd(rows, several)

  const pages = rows.data?.pages
  return useMemo(() => {
    if (!several) return null
    const names = new Map<string, Set<string>>()
    for (const { student_id, team_name } of (pages ?? []).flatMap(page => page.items)) {
      names.set(student_id, (names.get(student_id) ?? new Set()).add(team_name))
    }
    return new Map([...names].map(([id, teams]) => [id, [...teams].join(text.joiner)]))
  }, [several, pages])
}
