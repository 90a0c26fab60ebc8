/** Time steps in Tokyo: days, weeks from Monday, months. */
import { day, fromJst, jstParts, midnight } from './time'

export const units = ['day', 'week', 'month'] as const
export type Unit = (typeof units)[number]

/** The first instant of the step that contains the instant. */
export function stepOf(unit: Unit, instant: number): number {
  const { year, month, weekday } = jstParts(instant)
  if (unit === 'month') return fromJst(year, month)
  const today = midnight(instant)
  return unit === 'day' ? today : today - ((weekday + 6) % 7) * day
}

/** The first instant of the step after the one that starts at this instant. */
export function nextStep(unit: Unit, start: number): number {
  const { year, month } = jstParts(start)
  return unit === 'month' ? fromJst(year, month + 1) : start + (unit === 'week' ? 7 : 1) * day
}

/** The starts of all steps from the one with `from` to the one with `until`; null if there are more than `maxSteps`. */
export function stepsOf(unit: Unit, from: number, until: number, maxSteps: number): number[] | null {
  const steps: number[] = []
  for (let at = stepOf(unit, from); at <= until; at = nextStep(unit, at)) {
    if (steps.length === maxSteps) return null
    steps.push(at)
  }
  return steps
}
