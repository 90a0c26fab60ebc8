/** What is wrong with a recording, with its words. */
import type { Progress } from './messages'
import { captureText } from './text'
import type { CaptureProblem, CaptureProblemName, RecorderFault } from './types'

export const problemOf = (name: Exclude<CaptureProblemName, 'no-server'>): CaptureProblem => ({
  name,
  ...captureText.problems[name],
})

export const faultOf = (kind: RecorderFault['kind'], message: string): RecorderFault => ({
  kind,
  message,
  canEvaluateAgain: false,
})

interface Around {
  isMuted: boolean
  /** Another microphone than the chosen one records. */
  isOther: boolean
  /** Why there will be no result; null if nothing is known. */
  noResult: string | null
}

/** All problems of a moment, the gravest first. Of a muted microphone, silence is no news. */
export function problemsOf(heard: Progress['problems'], { isMuted, isOther, noResult }: Around): CaptureProblem[] {
  const sound = isMuted ? [problemOf('muted')] : heard.map(problemOf)
  return [
    ...sound,
    ...(noResult === null ? [] : [{ name: 'no-server', words: noResult, advice: captureText.keptAdvice } as const]),
    ...(isOther ? [problemOf('other-microphone')] : []),
  ]
}
