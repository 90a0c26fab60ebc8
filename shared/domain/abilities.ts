/** The five abilities of the radar chart, in the order of its axes, with their maximum values (SPEC §9). */
export const abilities = {
  completeness: { max: 100 },
  /** Words per minute. */
  reading_speed: { max: 180 },
  pronunciation: { max: 100 },
  content: { max: 100 },
  fluency: { max: 100 },
} as const

export type Ability = keyof typeof abilities

export const abilityNames = Object.keys(abilities) as Ability[]
