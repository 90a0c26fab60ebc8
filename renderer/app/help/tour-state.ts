/** The step of the tour that is shown; null while it is not shown. */
import { atom, getDefaultStore } from 'jotai'
import { useAtomValue } from '../../ui/use-atom'

const stepAtom = atom<number | null>(null)
const store = getDefaultStore()

export const useTourStep = (): number | null => useAtomValue(stepAtom)

export const showTourStep = (step: number | null): void => store.set(stepAtom, step)

/** Begins the tour, unless it is shown already. */
export const beginTour = (): void => store.set(stepAtom, step => step ?? 0)

/** Shows the tour from its first step. */
export const startTour = (): void => showTourStep(0)
