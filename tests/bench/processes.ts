/**
 * Child processes of the bench: servers of dist/main, and programs of the bench, some of which print one line and exit.
 */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Size } from '../../main/sample-school/data/world-types'
import { type Program, startProgram } from '../e2e/fixtures/program'
import type { Sample } from './stats'

const run = promisify(execFile)

/** The folder into which build/bench.mjs builds the programs of the bench. */
const here = path.dirname(fileURLToPath(import.meta.url))

/**
 * Runs a program of the bench until it exits; its last line is the sample. Throws an error with its output if it fails.
 */
export async function runProgram(name: string, args: readonly string[]): Promise<Sample> {
  const { stdout } = await run(process.execPath, [path.join(here, `${name}.js`), ...args])
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Sample
}

/** Starts a program of the bench that is a server. */
export const startOwn = (name: string, args: string[]): Promise<Program> =>
  startProgram(path.join('../bench/programs', `${name}.js`), args)

export interface School {
  origin: string
  config: { serverUrl: string; opsUrl: string; publicKey: string }
  /** The path of the configuration file for a host. */
  file: string
  stop(): Promise<unknown>
}

/** Starts a sample school that stores its data in `folder`. */
export async function startSchool(folder: string, size: Size): Promise<School> {
  const program = await startProgram('school.js', [
    '--port',
    '0',
    '--size',
    size,
    '--data',
    path.join(folder, 'school'),
  ])
  const { origin } = new URL(program.address)
  const config = (await (await fetch(`${origin}/sample/config`)).json()) as School['config']
  const file = path.join(folder, 'config.json')
  await writeFile(file, JSON.stringify(config))
  return { origin, config, file, stop: program.stop }
}

/** Starts the loopback host for a school. */
export const startHost = (folder: string, school: School): Promise<Program> =>
  startProgram('serve.js', ['--port', '0', '--profile', path.join(folder, 'profile'), '--config', school.file])
