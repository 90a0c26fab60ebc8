/** Recording by the microphone (SPEC §9 Audio capture). */
import type { ReactNode } from 'react'
import type { CapturedSound, Recorder, RecorderOptions } from './types'

export type { CapturedSound, Recorder, RecorderOptions, RecorderState } from './types'

/** A recorder for the component that calls it; it discards what it records when the component goes. */
export declare function useRecorder(options: RecorderOptions): Recorder

/** The button, the level, the time, what is wrong, and the choice of the microphone. */
export declare function RecorderPanel(props: { recorder: Recorder; label?: string; keyName?: string }): ReactNode

/** 「録音を聞く」: plays a recording of this page, by the player of all sounds. */
export declare function CapturedPlayer(props: { sound: CapturedSound }): ReactNode

/** The recordings of an earlier time that have no result yet: evaluate or delete them. Nothing if there is none. */
export declare function KeptRecordings(props: { onResult?(text: string): void }): ReactNode
