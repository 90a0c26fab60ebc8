import { useDebouncedValue } from '@mantine/hooks'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { toKana } from 'wanakana'
import { useApi, useApiAll } from '../../bridge/index'
import { useHiddenNames } from '../../features/study/use-hidden-names'
import { paths } from '../../paths'
import type { Entry } from './entry'
import type { Recent } from './recent'
import { findText } from './text'

/** How long the teacher must stop typing before the server is asked, in milliseconds. */
const searchDelay = 300

interface Student {
  student_id: string
  nickname: string
  number: string
  team_name?: string | undefined
}

/** The reads whose answers list students. */
const lists = new Set<unknown>(['search-student', 'student-list-by-team', 'student-page-rows'])

/** The students in the answers that the program has. */
const knownStudents = (client: QueryClient): readonly Student[] =>
  client
    .getQueriesData<{ items?: Student[] }>({ predicate: ({ queryKey }) => lists.has(queryKey[0]) })
    .flatMap(([, data]) => data?.items ?? [])

/** Searches again what could not be searched. */
const searchAgain = (client: QueryClient) =>
  client.refetchQueries({
    predicate: ({ queryKey, state }) => queryKey[0] === 'search-student' && state.status === 'error',
  })

/** A server may know how names are read: romaji is searched as kana, too. One Latin letter would find the whole school. */
function searchesFor(typed: string): readonly string[] {
  const words = typed.trim()
  if (!/^[\p{ASCII}]*$/u.test(words)) return [words]
  if (words.length < 2) return []
  const kana = toKana(words.toLowerCase())
  return /^[\p{Script=Hiragana}ー]+$/u.test(kana) ? [words, kana] : [words]
}

/**
 * The students that the program knows already, those that the server finds, and those that were opened lately.
 * @param typed empty while an input method is in use.
 */
export function useStudents(typed: string, recent: Recent) {
  const client = useQueryClient()
  const { isHidden } = useHiddenNames()
  const [waited] = useDebouncedValue(typed, searchDelay)
  const [first = '', second = ''] = searchesFor(waited)
  const asTyped = useApi('search-student', { kw: first }, { enabled: first !== '', background: true })
  const asKana = useApi('search-student', { kw: second }, { enabled: second !== '', background: true })
  // Students who were opened lately are asked for only if no answer has them. The search by the id finds others, too.
  const [alreadyKnown] = useState(() => new Set(knownStudents(client).map(({ student_id }) => student_id)))
  const unknown = recent.filter(({ kind, id }) => kind === 'student' && !alreadyKnown.has(id))
  const opened = useApiAll(
    'search-student',
    unknown.map(({ id }) => ({ kw: id })),
    { background: true },
  )
  const entries = useMemo(() => {
    const answers = [asTyped.data, asKana.data, ...opened]
    const students = new Map<string, Student>()
    for (const student of [...knownStudents(client), ...answers.flatMap(answer => answer?.items ?? [])]) {
      students.set(student.student_id, { ...students.get(student.student_id), ...student })
    }
    const found = new Set([asTyped.data, asKana.data].flatMap(data => data?.items ?? []).map(each => each.student_id))
    return [...students.values()].map(
      ({ student_id, nickname, number, team_name = '' }): Entry => ({
        kind: 'student',
        id: student_id,
        label: isHidden ? findText.hiddenStudent(number) : nickname,
        // The server may know more of a student than her name, such as its reading.
        words: `${number} ${isHidden ? nickname : ''} ${found.has(student_id) ? `${first} ${second}` : ''}`,
        detail: isHidden ? team_name : `${team_name} ${number}`.trim(),
        open: go => go(paths.studentDetails(student_id)),
      }),
    )
  }, [client, isHidden, asTyped.data, asKana.data, opened, first, second])
  return {
    entries,
    isLoading: typed.trim() !== '' && (waited !== typed || asTyped.isFetching || asKana.isFetching),
    hasFailed: asTyped.isError || asKana.isError || opened.includes(null),
    retry: () => searchAgain(client),
  }
}
