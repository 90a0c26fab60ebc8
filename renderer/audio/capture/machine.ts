/** The states of a recorder, without clock, microphone and server. */
import type { SpeechResult } from '../../../shared/contract/types'
import { fallingLevel } from './level'
import type { CapturedSound, CaptureProblem, RecorderFault, RecorderPhase, RecorderState } from './types'

export const initialState: RecorderState = {
  phase: 'idle',
  seconds: 0,
  level: 0,
  problems: [],
  sound: null,
  result: null,
  fault: null,
}

export type RecorderEvent =
  | { kind: 'start' }
  /** The microphone is open, but no sound has arrived yet. */
  | { kind: 'open' }
  | { kind: 'progress'; seconds: number; level: number; problems: readonly CaptureProblem[] }
  /** The microphone is off, and not because the teacher wanted it. */
  | { kind: 'lost'; problem: CaptureProblem; message: string }
  | { kind: 'stop' }
  | { kind: 'finished'; sound: CapturedSound; isEvaluated: boolean }
  | { kind: 'evaluate' }
  | { kind: 'result'; result: SpeechResult }
  | { kind: 'fault'; fault: RecorderFault }
  | { kind: 'discard' }

/** The phases in which the microphone is on, or is being turned on. */
const openPhases: readonly RecorderPhase[] = ['starting', 'waiting', 'recording']

export const isOpen = (phase: RecorderPhase): boolean => openPhases.includes(phase)
/** Something is under way that `cancel` would end. */
export const isBusy = (phase: RecorderPhase): boolean =>
  isOpen(phase) || ['paused', 'finishing', 'evaluating'].includes(phase)

type Reactions = {
  [K in RecorderEvent['kind']]: (state: RecorderState, event: Extract<RecorderEvent, { kind: K }>) => RecorderState
}

const off = { level: 0, problems: [] } as const

const reactions: Reactions = {
  start: state => {
    if (state.phase === 'paused') return { ...state, phase: 'starting', ...off }
    return isBusy(state.phase) ? state : { ...initialState, phase: 'starting' }
  },
  open: state => (state.phase === 'starting' ? { ...state, phase: 'waiting' } : state),
  progress: (state, { seconds, level, problems }) => {
    if (state.phase !== 'waiting' && state.phase !== 'recording') return state
    return {
      ...state,
      phase: seconds > state.seconds ? 'recording' : state.phase,
      seconds,
      level: fallingLevel(state.level, level),
      problems,
    }
  },
  lost: (state, { problem, message }) => {
    if (!isOpen(state.phase)) return state
    const lost = { ...state, ...off, problems: [problem] }
    if (state.seconds > 0) return { ...lost, phase: 'paused' }
    return { ...lost, phase: 'failed', fault: { kind: 'device', message, canEvaluateAgain: false } }
  },
  stop: state => (isOpen(state.phase) || state.phase === 'paused' ? { ...state, phase: 'finishing', ...off } : state),
  finished: (state, { sound, isEvaluated }) =>
    state.phase === 'finishing'
      ? { ...state, phase: isEvaluated ? 'evaluating' : 'done', sound, seconds: sound.seconds }
      : state,
  evaluate: state => (state.fault?.canEvaluateAgain ? { ...state, phase: 'evaluating', fault: null } : state),
  result: (state, { result }) => (state.phase === 'evaluating' ? { ...state, phase: 'done', result } : state),
  fault: (state, { fault }) => ({ ...state, phase: 'failed', ...off, fault }),
  discard: () => initialState,
}

export const nextState = (state: RecorderState, event: RecorderEvent): RecorderState =>
  (reactions[event.kind] as (state: RecorderState, event: RecorderEvent) => RecorderState)(state, event)
