import { useCallback, useEffect, useMemo } from 'react'
import { yearToPrepare } from '../../../../shared/domain/roster/next-year'
import type { PresentStudent } from '../../../../shared/domain/roster/plan-types'
import { targetsOfClasses } from '../../../../shared/domain/roster/plan-year'
import { tableOfClasses } from '../../../../shared/domain/roster/rows-of-classes'
import { useToday } from '../../../ui/clock'
import { useDraft } from '../../../ui/drafts'
import { useStableCallback } from '../../../ui/use-stable-callback'
import { type Source, useSource } from '../use-source'
import { emptyDraft, keptFile, type RolloverDraft, readDraft, sourceOf, tableKey } from './rollover-draft'
import { text } from './text'
import type { SchoolClass } from './use-classes'

/** The choices for the next year, which are a draft, and the table that follows from them: classes, or a file. */
export function useYearSource(students: readonly PresentStudent[], teams: readonly SchoolClass[]) {
  const today = useToday()
  const sources = useSource('', false)
  const draft = useDraft<RolloverDraft>('grades/rollover', emptyDraft, readDraft)
  const { value, set } = draft
  const onChange = useCallback((change: Partial<RolloverDraft>) => set(old => ({ ...old, ...change })), [set])
  const { source: read } = sources
  useEffect(() => {
    if (read) onChange({ file: keptFile(read), fileTargets: {}, work: emptyDraft.work })
  }, [read, onChange])
  const close = useStableCallback(() => {
    sources.close()
    onChange({ file: null, fileTargets: {}, step: 1 })
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
    clear() {
      sources.close()
      draft.clear()
    },
    sources: { ...sources, close },
    choice,
    targets,
    source,
    key: useMemo(() => (source === null ? '' : tableKey(source.table.rows)), [source]),
  }
}
