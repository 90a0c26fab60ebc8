/** The programs that speak on each system: their names, their arguments, and how they take the text. Never by a shell. */
import { text } from './text'

export interface Tone {
  tone_type: string
  tone_name: string
}

export interface Program {
  /** In a folder of PATH. */
  file: string
  /** The text comes on its standard input. */
  args(tone: string, output: string): string[]
}

/** Of all systems, to be chosen by the teacher. */
export const tones: readonly Tone[] = [
  { tone_type: '1', tone_name: text.tones.americanWoman },
  { tone_type: '2', tone_name: text.tones.americanMan },
  { tone_type: '3', tone_name: text.tones.british },
]

const say: Record<string, string> = { '1': 'Samantha', '2': 'Alex', '3': 'Daniel' }
const espeak: Record<string, string> = { '1': 'en-us+f3', '2': 'en-us', '3': 'en-gb' }
const hints: Record<string, string> = { '1': "'Female'", '2': "'Male'", '3': "'NotSet'" }

/** Nothing of the text or the place stands in the script: the one comes by standard input, the other by the environment. */
const speech = (tone: string) =>
  [
    "$ErrorActionPreference = 'Stop'",
    'Add-Type -AssemblyName System.Speech',
    '[Console]::InputEncoding = [Text.Encoding]::UTF8',
    '$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer',
    `$voice.SelectVoiceByHints(${hints[tone] ?? "'NotSet'"})`,
    '$voice.SetOutputToWaveFile($env:HANAMARU_SOUND)',
    '$voice.Speak([Console]::In.ReadToEnd())',
    '$voice.Dispose()',
  ].join('; ')

const espeakArgs = (tone: string, output: string) => ['-v', espeak[tone] ?? 'en', '-s', '150', '-w', output, '--stdin']

/** In the order in which they are looked for. */
export const programs: Partial<Record<NodeJS.Platform, readonly Program[]>> = {
  darwin: [
    {
      file: 'say',
      args: (tone, output) => ['-v', say[tone] ?? 'Samantha', '-o', output, '--data-format=LEI16@22050', '-f', '-'],
    },
  ],
  linux: [
    { file: 'espeak-ng', args: espeakArgs },
    { file: 'espeak', args: espeakArgs },
  ],
  win32: [{ file: 'powershell.exe', args: tone => ['-NoProfile', '-NonInteractive', '-Command', speech(tone)] }],
}
