/** The preferences of this PC, as the host reported them at boot or after the last change. */
import type { PreferenceKey, Preferences, PreferencesState } from '../../shared/contract/preferences'
import type { Result } from '../../shared/contract/result'
import { callBridge } from './host'
import { bootState, updateBoot, useBoot, useLoadedBoot } from './session'

export const usePreferences = (): PreferencesState => useBoot().preferences

/** Whether the preferences of this PC ask for less motion; false before the boot, and if it fails. */
export const useReducedMotion = (): boolean => useLoadedBoot()?.preferences.values.reducedMotion ?? false

/**
 * Changes preferences; the page shows them at once, and again the old ones if they could not be stored. Those that
 * school IT has fixed stay.
 */
export async function changePreferences(change: Partial<Preferences>): Promise<Result<PreferencesState>> {
  const before = bootState().preferences
  const free = Object.entries(change).filter(([key]) => !before.fixed.includes(key as PreferenceKey))
  updateBoot({ preferences: { ...before, values: { ...before.values, ...Object.fromEntries(free) } } })
  const result = await callBridge('app.setPreferences', change)
  updateBoot({ preferences: result.ok ? result.value : before })
  return result
}
