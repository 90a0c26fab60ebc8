/**
 * The preferences of this PC (DESIGN §5): all teachers of the PC share them, and a logout does not remove them. School
 * IT can fix those that are also configuration keys (main/config/table.ts). They hold nothing about a person.
 */
import * as v from 'valibot'

/** The sizes of text, in per cent (chosen). */
export const textSizes = [100, 110, 125, 150] as const

/** The id of a speaker or a microphone as the browser names it; empty: the system's own choice. */
const device = v.pipe(v.string(), v.maxLength(200))

export const preferenceFields = {
  textSize: v.picklist(textSizes),
  highContrast: v.boolean(),
  reducedMotion: v.boolean(),
  keyHints: v.boolean(),
  systemNotices: v.boolean(),
  speaker: device,
  microphone: device,
}

const preferences = v.object(preferenceFields)

export type Preferences = v.InferOutput<typeof preferences>
export type PreferenceKey = keyof Preferences

export const defaultPreferences: Preferences = {
  textSize: 100,
  highContrast: false,
  reducedMotion: false,
  keyHints: true,
  systemNotices: true,
  speaker: '',
  microphone: '',
}

/** The preferences that a configuration may fix. */
export const fixablePreferences = ['textSize', 'highContrast', 'reducedMotion', 'keyHints', 'systemNotices'] as const

/** A change of some preferences. */
export const preferenceChange = v.partial(v.strictObject(preferenceFields))

export interface PreferencesState {
  values: Preferences
  /** Those that school IT has fixed. */
  fixed: readonly PreferenceKey[]
  /** False in a browser, which has a zoom of its own: the program cannot change the text size there. */
  canZoom: boolean
}
