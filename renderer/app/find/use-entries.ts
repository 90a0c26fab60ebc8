import { useMemo, useState } from 'react'
import type { SessionView } from '../../../shared/contract/types'
import { useApi } from '../../bridge/index'
import { articles } from '../../features/guide/guide'
import { openGuide } from '../../features/guide/guide-state'
import { homeworkPath } from '../../features/homework/homework-path'
import { homeworkTitle } from '../../features/homework/homework-title'
import { useMaySend } from '../../features/messages/use-may-send'
import { paths } from '../../paths'
import { pageActions } from '../../ui/page-actions'
import type { Entry } from './entry'
import type { Recent } from './recent'
import { screensFor } from './screens'
import { findText } from './text'
import { useStudents } from './use-students'

const background = { background: true } as const

const help: readonly Entry[] = articles.map(({ id, title, words }) => ({
  kind: 'help',
  id,
  label: title,
  words,
  detail: '',
  open: () => openGuide(id),
}))

/** The actions of the page behind the dialog. */
const actionEntries = (): readonly Entry[] =>
  pageActions().map(({ label, run }) => ({ kind: 'action', id: label, label, detail: '', open: run }))

function useHomework() {
  const query = useApi('my-homework-list', {}, background)
  const entries = useMemo(
    () =>
      (query.data?.items ?? []).map(
        (homework): Entry => ({
          kind: 'homework',
          id: homework.homework_id,
          label: homeworkTitle(homework.title),
          detail: findText.teams(homework.team_names),
          open: go => go(homeworkPath(homework)),
        }),
      ),
    [query.data],
  )
  return { entries, isLoading: query.isLoading, hasFailed: query.isError, retry: query.refetch }
}

function useTeams() {
  const query = useApi('my-team-rows', {}, background)
  const entries = useMemo(
    () =>
      (query.data?.items ?? []).map(
        ({ id, name, student_count }): Entry => ({
          kind: 'team',
          id,
          label: name,
          detail: findText.studentCount(student_count),
          open: go => go(paths.manageClass(id)),
        }),
      ),
    [query.data],
  )
  return { entries, isLoading: query.isLoading, hasFailed: query.isError, retry: query.refetch }
}

function useScreens(session: SessionView) {
  const maySend = useMaySend() ?? false
  const entries = useMemo(() => screensFor(session, maySend), [session, maySend])
  return { entries, isLoading: false, hasFailed: false, retry: () => undefined }
}

/** Everything that can be found now; `typed` is searched at the server, too. */
export function useEntries(session: SessionView, typed: string, recent: Recent) {
  const [actions] = useState(actionEntries)
  const [screens, homework, teams] = [useScreens(session), useHomework(), useTeams()]
  const students = useStudents(typed, recent)
  const sources = [homework, teams, students]
  const entries = useMemo(
    () => [...actions, ...screens.entries, ...homework.entries, ...teams.entries, ...students.entries, ...help],
    [actions, screens.entries, homework.entries, teams.entries, students.entries],
  )
  return {
    entries,
    isLoading: sources.some(({ isLoading }) => isLoading),
    hasFailed: sources.some(({ hasFailed }) => hasFailed),
    retry() {
      for (const { hasFailed, retry } of sources) if (hasFailed) void retry()
    },
  }
}
