/** The class that was chosen last in one place of the program: it survives a logout (`shared/contract/keeps.ts`). */
import { useApi, useKept } from '../../bridge/index'
import type { ListControl } from '../../ui/list/use-list-state'
import { useKeptChoice } from '../../ui/use-kept-choice'

type Place =
  | 'homework-list'
  | 'headquarters-list'
  | 'redistribution-list'
  | 'plan-list'
  | 'student-report'
  | 'unsubmitted'
  | 'class-export'

interface Choice {
  /** The id of the chosen class; empty: none. */
  team: string
  /** False until the draft with the choice is loaded. */
  ready: boolean
  /** The draft holds nothing, e.g. because a logout has wiped it. */
  isUnset: boolean
  choose(team: string): void
}

/**
 * Chooses the class of last time where nothing is chosen, and keeps the class that is chosen now. A class that does not
 * exist any more, e.g. after the end of the school year, is not chosen.
 * @returns whether the choice may be used: false until the class of last time is known.
 */
export function useKeptClass(place: Place, { team, ready, isUnset, choose }: Choice): boolean {
  const { value, ready: isKnown, set } = useKept('classes')
  const teams = useApi('team-rows', {})
  const kept = value?.[place] ?? ''
  const isNeeded = isUnset && kept !== ''
  return useKeptChoice({
    isReady: ready && isKnown && (!isNeeded || teams.data !== undefined || teams.isError),
    mustRestore: isNeeded && (teams.data?.items.some(({ id }) => id === kept) ?? false),
    restore: () => choose(kept),
    isKept: kept === team,
    keep: () => set(old => ({ ...old, [place]: team })),
  })
}

/** A list with a filter by class, whose class survives a logout. */
export function useKeptListClass<F extends { team: string } & Record<string, string>, Field extends string>(
  place: Place,
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
