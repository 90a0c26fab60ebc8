/**
 * Copies of the repository in which guards are deleted: all files that git tracks or does not ignore, with node_modules
 * linked.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../run-step.mjs'

/** Makes a copy in its own folder. */
export function makeCopy() {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanamaru-guards-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, maxBuffer: 1 << 26 })
  for (const name of new Set(listed.toString('utf8').split('\0').filter(Boolean))) {
    const from = path.join(root, name)
    if (existsSync(from)) cpSync(from, path.join(folder, name))
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.on('exit', remove)
  return { folder, remove }
}
