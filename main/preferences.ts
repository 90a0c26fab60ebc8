/** The preferences of this PC: what school IT fixes, what a teacher has chosen, or the default. */
import {
  defaultPreferences,
  fixablePreferences,
  type Preferences,
  type PreferencesState,
} from '../shared/contract/preferences'
import type { Config } from './config'
import type { Host } from './host/host'
import type { SettingsStore } from './store/settings'

export interface PreferenceStore {
  state(): PreferencesState
  /**
   * Applies a change at once. A fixed preference keeps its value. If the disk refuses to store it, the change is
   * taken back, and the promise rejects.
   */
  change(change: Partial<Preferences>): Promise<void>
}

interface Dependencies {
  host: Pick<Host, 'setZoom'>
  config: Pick<Config, (typeof fixablePreferences)[number]>
  settings: SettingsStore
}

export function createPreferences({ host, config, settings }: Dependencies): PreferenceStore {
  const fixed = fixablePreferences.filter(key => config[key] !== undefined)
  const fixedValues = Object.fromEntries(fixed.map(key => [key, config[key]]))
  const state = (): PreferencesState => ({
    values: { ...defaultPreferences, ...settings.get().preferences, ...fixedValues },
    fixed,
    canZoom: host.setZoom !== undefined,
  })
  return {
    state,
    async change(change) {
      const before = settings.get().preferences
      const stored = { ...before, ...change }
      for (const key of fixed) delete stored[key]
      try {
        await settings.set({ preferences: stored })
      } catch (error) {
        // The page goes back as well. The disk may refuse this, too.
        await settings.set({ preferences: before }).catch(() => undefined)
        throw error
      } finally {
        host.setZoom?.(state().values.textSize / 100)
      }
    },
  }
}
