/** The class that was chosen last: it survives a logout (`shared/contract/keeps.ts`). */
import { useEffect } from 'react'
import { useApi, useKept } from '../../bridge/index'
import type { ListControl } from '../../ui/list/use-list-state'
import { useRestoreOnce } from '../../ui/use-restore-once'

export type ClassPlace =
  | 'homework-list'
  | 'headquarters-list'
  | 'redistribution-list'
  | 'plan-list'
  | 'student-report'
  | 'unsubmitted'
  | 'class-export'
  | 'writing-review'
  | 'listening'
  | 'student-overview'
  | 'ranking'
  | 'achievements'
  | 'team-report'
  | 'impressions'
  | 'progress-graph'

/** Places that begin with the choice of a class. */
const beginsWithClass: ReadonlySet<ClassPlace> = new Set([
  'student-report',
  'class-export',
  'student-overview',
  'ranking',
  'achievements',
  'team-report',
  'impressions',
  'progress-graph',
])

/** Where the class that was chosen last in any place is kept. */
const anyPlace = 'last'

/**
 * Lists keep their own class, because a filter from elsewhere would hide rows that the teacher expects. Places that
 * begin with the choice of a class propose the one that was chosen last in any place; 未提出の一覧 only until the
 * teacher has chosen there, because it can show all classes.
 */
function proposedClass(place: ClassPlace, classes: Readonly<Record<string, string>>): string {
  const [own, last] = [classes[place], classes[anyPlace]]
  if (beginsWithClass.has(place)) return last ?? own ?? ''
  return own ?? (place === 'unsubmitted' ? last : undefined) ?? ''
}

interface Choice {
  /** The id of the chosen class; empty: none. */
  team: string
  /** False until the draft with the choice is loaded. */
  ready: boolean
  /** The draft holds nothing, e.g. because a logout has wiped it. */
  isUnset: boolean
  /** The choice is a part of the page's address: an address without one means the proposed class, each time. */
  isInAddress?: boolean
  choose(team: string): void
}

/**
 * Chooses the proposed class where nothing is chosen, and keeps the class that is chosen now. A class that does not
 * exist any more, e.g. after the end of the school year, is not chosen.
 * @returns whether the choice may be used: false until the class of last time is known.
 */
export function useKeptClass(
  place: ClassPlace,
  { team, ready, isUnset, isInAddress = false, choose }: Choice,
): boolean {
  const { value, ready: isKnown, set } = useKept('classes')
  const teams = useApi('team-rows', {})
  const proposed = proposedClass(place, value ?? {})
  const isNeeded = isUnset && proposed !== ''
  const mustRestore = isNeeded && (teams.data?.items.some(({ id }) => id === proposed) ?? false)
  const isRestored = useRestoreOnce({
    isReady: ready && isKnown && (!isNeeded || teams.data !== undefined || teams.isError),
    mustRestore,
    restore: () => choose(proposed),
  })
  const mustRestoreAgain = isInAddress && isRestored && mustRestore
  useEffect(() => {
    if (mustRestoreAgain) choose(proposed)
  })
  const isKept = mustRestoreAgain || (value?.[place] ?? '') === team
  useEffect(() => {
    if (isRestored && !isKept) set(old => ({ ...old, [place]: team, ...(team !== '' && { [anyPlace]: team }) }))
  }, [isRestored, isKept, place, team, set])
  return isRestored && !mustRestoreAgain
}

/** A list with a filter by class, whose class survives a logout. */
export function useKeptListClass<F extends { team: string } & Record<string, string>, Field extends string>(
  place: ClassPlace,
  list: ListControl<F, Field>,
): ListControl<F, Field> {
  const isRestored = useKeptClass(place, {
    team: list.filters.team,
    ready: list.ready,
    isUnset: !list.canClear,
    choose: team => list.filter({ team } as Partial<F>),
  })
  return { ...list, ready: list.ready && isRestored }
}
