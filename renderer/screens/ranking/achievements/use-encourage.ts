import { useRef } from 'react'
import { tidyText } from '../../../../shared/domain/text-rules'
import { callApi, useDeletion } from '../../../bridge/index'
import { type Achievement, achievementWords } from '../../../features/study/achievement-words'
import { withValues } from '../../../ui/list/list-state'
import { isWaiting } from './achievement-list'
import { encourageWords, text } from './text'

export const idOf = ({ motivation_id }: Achievement): string => motivation_id

/** Which achievements the page shows: the class and type of the request. */
export interface Scope {
  team_id?: string | undefined
  type?: 1 | 2 | 3 | undefined
}

/** The achievements of the scope that nobody has encouraged, as the server has them now; null if that is not known. */
async function readWaiting(scope: Scope): Promise<Achievement[] | null> {
  const found = new Map<string, Achievement>()
  for (let page = 1; ; page += 1) {
    const answer = await callApi('student-achievement-page-list', { ...withValues(scope), page, limit: 200 }).catch(
      () => null,
    )
    if (answer === null) return null
    const before = found.size
    for (const row of answer.items) found.set(idOf(row), row)
    // A page with nothing new is the last: a server may repeat it, and its total may be too large.
    if (found.size === before || found.size >= answer.total) return [...found.values()].filter(isWaiting)
  }
}

export interface Encouragement {
  words: string
  scope: Scope
  /** The name of the student as the screen shows it: it may be hidden from the class. */
  shownName(row: Achievement): string
  /** The teacher asked for all that wait, and did not choose them. */
  asksForAll: boolean
}

/**
 * Sends the same words to achievements, once, after the time in which it can be undone. Just before, the list is read
 * again: if another teacher has been faster with one of them, nothing is sent. The request names the achievements,
 * unless the teacher asked for all, and they are all that wait: else the words could go to one that nobody has seen.
 */
export function useEncourage({ words, scope, shownName, asksForAll }: Encouragement) {
  const nameOf = (row: Achievement): string => text.nameOf(shownName(row), achievementWords(row))
  const isAll = useRef(false)
  return useDeletion<Achievement, 'student-achievement-encourage'>('student-achievement-encourage', {
    idOf,
    nameOf,
    describe: text.sent,
    words: encourageWords,
    together: true,
    async check(rows) {
      const waiting = await readWaiting(scope)
      if (waiting === null) return text.checkFailed
      const ids = new Set(waiting.map(idOf))
      const gone = rows.filter(row => !ids.has(idOf(row)))
      isAll.current = asksForAll && gone.length === 0 && ids.size === rows.length
      return gone.length === 0 ? null : text.changed(gone.map(nameOf))
    },
    requestOf: motivation_ids => ({
      ...withValues(scope),
      encourage: tidyText(words),
      ...(isAll.current ? { is_all: 1 as const } : { is_all: 0 as const, motivation_ids }),
    }),
  })
}
