import { useEffect, useMemo } from 'react'
import { yearToPrepare } from '../../../../shared/domain/roster/next-year'
import type { PresentStudent } from '../../../../shared/domain/roster/plan-types'
import { targetsOfClasses } from '../../../../shared/domain/roster/plan-year'
import { tableOfClasses } from '../../../../shared/domain/roster/rows-of-classes'
import { useToday } from '../../../ui/clock'
import { useDraft } from '../../../ui/drafts'
import { useStableCallback } from '../../../ui/use-stable-callback'
import type { ImportWork } from '../import-draft'
import { type Source, useSource } from '../use-source'
import { emptyDraft, keptFile, type RolloverDraft, readDraft, sourceOf } from './rollover-draft'
import { text } from './text'
import type { SchoolClass } from './use-classes'

/** The work on today's classes; that on a file goes with the file. */
const workOnClasses = ({ work: { classes } }: RolloverDraft): RolloverDraft['work'] => (classes ? { classes } : {})

/**
 * The choices for the next year, which are a draft, and the table that follows from them: classes, or a file.
 * @param lastYear the id of the last 年次更新; empty if there was none. A draft from before it is over: its year has begun.
 */
export function useYearSource(students: readonly PresentStudent[], teams: readonly SchoolClass[], lastYear: string) {
  const today = useToday()
  const sources = useSource('', false)
  const draft = useDraft<RolloverDraft>('grades/rollover', emptyDraft, readDraft)
  const draftOf = (stored: RolloverDraft) => (lastYear === '' || stored.since === lastYear ? stored : emptyDraft)
  const value = draftOf(draft.value)
  const update = useStableCallback((change: (old: RolloverDraft) => Partial<RolloverDraft>) =>
    draft.set(stored => {
      const old = draftOf(stored)
      return { ...old, since: lastYear || old.since, ...change(old) }
    }),
  )
  const onChange = useStableCallback((change: Partial<RolloverDraft>) => update(() => change))
  const onWork = useStableCallback((id: string, work: ImportWork) =>
    update(old => ({ work: { ...old.work, [id]: work } })),
  )
  const { source: read } = sources
  useEffect(() => {
    if (read) update(old => ({ file: keptFile(read), fileTargets: {}, work: workOnClasses(old) }))
  }, [read, update])
  const close = useStableCallback(() => {
    sources.close()
    update(old => ({ file: null, fileTargets: {}, step: 1, work: workOnClasses(old) }))
  })
  const isFile = value.from === 'file'
  const { makesClasses, keepsNumbers, file } = value
  const choice = useMemo(() => ({ year: yearToPrepare(today), makesClasses }), [today, makesClasses])
  const targets = useMemo(
    () => targetsOfClasses(teams, choice, value.targets, isFile),
    [teams, choice, value.targets, isFile],
  )
  const source = useMemo((): Source | null => {
    if (isFile) return read ?? (file ? sourceOf(file) : null)
    const rows = tableOfClasses({ students, teams, targets }, keepsNumbers)
    return { id: 'classes', teamId: '', name: text.source.classes, table: { rows }, isMade: true }
  }, [isFile, read, file, students, teams, targets, keepsNumbers])
  return {
    draft: value,
    isReady: draft.ready,
    onChange,
    onWork,
    clear() {
      sources.close()
      draft.clear()
    },
    sources: { ...sources, close },
    choice,
    targets,
    source,
  }
}
