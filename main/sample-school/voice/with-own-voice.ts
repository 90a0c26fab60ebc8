/**
 * The voice of the sample school: that of the operating system, or on a machine without one the school's own
 * synthesiser, so that teachers can try the page. The names of the tones then say that it is no person's voice.
 */
import { modelVoice, speak } from '../media/speech'
import { wavFile } from '../media/wav'
import { systemVoice, type Voice } from './index'

/** The synthesiser's voice of each tone. */
const ownVoices: Readonly<Record<string, typeof modelVoice>> = {
  '1': { ...modelVoice, pitch: 205, size: 1.12 },
  '2': { ...modelVoice, pitch: 118 },
  '3': { ...modelVoice, pitch: 150, speed: 0.92 },
}

export function voiceOfSchool(system: Required<Voice> = systemVoice()): Required<Voice> {
  return {
    isMissing: system.isMissing,
    async speak(text, tone, signal) {
      const spoken = await system.speak(text, tone, signal)
      return spoken === 'none' ? wavFile(speak(text, ownVoices[tone] ?? modelVoice)) : spoken
    },
  }
}
