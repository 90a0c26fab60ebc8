/** Text-to-speech with the voice of the operating system, if it has one (SPEC §7 text-to-speech). */
import { spawn } from 'node:child_process'
import { access, constants, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { soundKind } from '../../../shared/domain/recitation'
import { type Program, programs } from './programs'

export interface Voice {
  /**
   * Speaks the text into a .wav file.
   * @returns `none` if this machine has no voice, `failed` if it did not finish in time or reported an error.
   */
  speak(text: string, tone: string, signal: AbortSignal): Promise<Uint8Array | 'none' | 'failed'>
  /** Whether this machine has no voice. */
  isMissing?(): Promise<boolean>
}

/** The time limit for one text in milliseconds, and the size limit of its file in bytes. */
const maxMs = 20_000
const maxBytes = 40 * 1024 * 1024

const isExecutable = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

interface FoundProgram {
  path: string
  program: Program
}

async function findProgram(path: string): Promise<FoundProgram | null> {
  const folders = path.split(delimiter).filter(folder => folder !== '')
  for (const program of programs[process.platform] ?? []) {
    for (const folder of folders) {
      const place = join(folder, program.file)
      if (await isExecutable(place)) return { path: place, program }
    }
  }
  return null
}

/** Runs the program without a shell; false if it failed or exceeded the time limit. */
function run(
  { path, program }: FoundProgram,
  text: string,
  tone: string,
  output: string,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise(resolve => {
    const child = spawn(path, program.args(tone, output), {
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { ...process.env, HANAMARU_SOUND: output },
      signal,
      timeout: maxMs,
      killSignal: 'SIGKILL',
      windowsHide: true,
    })
    child.once('error', () => resolve(false))
    child.once('close', code => resolve(code === 0))
    // If the program ends before it has read all its input, the pipe breaks. Ignore that: its exit code decides.
    child.stdin.once('error', () => undefined)
    child.stdin.end(text)
  })
}

/** The voice of the operating system; its program is looked up once, with the first text. */
export function systemVoice(path = process.env.PATH ?? ''): Required<Voice> {
  let found: Promise<FoundProgram | null> | undefined
  /** Texts are spoken one after the other, to keep the load on a classroom PC low. */
  let last: Promise<unknown> = Promise.resolve()

  async function speak(
    program: FoundProgram,
    text: string,
    tone: string,
    signal: AbortSignal,
  ): Promise<Uint8Array | 'failed'> {
    const folder = await mkdtemp(join(tmpdir(), 'hanamaru-voice-'))
    const output = join(folder, 'voice.wav')
    try {
      if (!(await run(program, text, tone, output, signal))) return 'failed'
      if ((await stat(output)).size > maxBytes) return 'failed'
      const bytes = new Uint8Array(await readFile(output))
      return soundKind(bytes) === 'wav' ? bytes : 'failed'
    } catch {
      return 'failed'
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  const findOnce = () => {
    found ??= findProgram(path)
    return found
  }
  return {
    isMissing: async () => (await findOnce()) === null,
    async speak(text, tone, signal) {
      const program = await findOnce()
      if (program === null) return 'none'
      const speech = last.then(() => speak(program, text, tone, signal))
      last = speech
      return speech
    },
  }
}
