/** Which problem an error of `getUserMedia`, or the end of a track, stands for. */
import type { DeviceProblem } from './types'

/** By the name of the error. */
const problems: Readonly<Record<string, DeviceProblem>> = {
  NotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  NotAllowedError: 'not-permitted',
  SecurityError: 'not-permitted',
  NotReadableError: 'in-use',
}

export function errorProblem(error: unknown): DeviceProblem {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
  return Object.hasOwn(problems, name) ? (problems[name] ?? 'failed') : 'failed'
}

/** Why a track has ended: its device is gone, may not be used any more, or is used by something else. */
export function lostProblem({ isThere, isDenied }: { isThere: boolean; isDenied: boolean }): DeviceProblem {
  if (isDenied) return 'not-permitted'
  return isThere ? 'in-use' : 'unplugged'
}
