/**
 * The text-to-speech programs of each operating system: their names, their arguments, and how they read the text. They
 * never run in a shell.
 */
import { text } from './text'

export interface Tone {
  tone_type: string
  tone_name: string
}

export interface Program {
  /** Looked up in the folders of PATH. */
  file: string
  /** The program reads the text from its standard input. */
  args(tone: string, output: string): string[]
}

/** The tones that teachers can choose, the same on every system. */
export const tones: readonly Tone[] = [
  { tone_type: '1', tone_name: text.tones.americanWoman },
  { tone_type: '2', tone_name: text.tones.americanMan },
  { tone_type: '3', tone_name: text.tones.british },
]

const say: Record<string, string> = { '1': 'Samantha', '2': 'Alex', '3': 'Daniel' }
const espeak: Record<string, string> = { '1': 'en-us+f3', '2': 'en-us', '3': 'en-gb' }
const hints: Record<string, string> = { '1': "'Female'", '2': "'Male'", '3': "'NotSet'" }

/**
 * The script contains neither the text nor the output path: the text comes on standard input, the path in an
 * environment variable.
 */
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

/** In the order in which they are looked up. */
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
