/** Runs the Windows tools that read the machine's policy (DESIGN §4): by absolute path and without a shell. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { win32 } from 'node:path'
import type { PolicyTools } from '../../config/windows-policy'

const usualWindowsFolder = 'C:\\Windows'

/**
 * The folder of Windows. SystemRoot is used only when Windows is not in its usual folder, because a user can set that
 * variable.
 */
const windowsFolder = () =>
  existsSync(win32.join(usualWindowsFolder, 'System32', 'reg.exe'))
    ? usualWindowsFolder
    : (process.env.SystemRoot ?? usualWindowsFolder)

/**
 * The output of a program in System32, one character per byte; null when it is forbidden, fails, or takes longer than
 * 10 s.
 */
function runSystemTool(program: string, args: string[]): Promise<string | null> {
  const folder = win32.join(windowsFolder(), 'System32')
  // Nothing of the user's environment is passed on: no search path, no modules, no other variables.
  const env = { SystemRoot: windowsFolder(), windir: windowsFolder() }
  const options = { cwd: folder, env, timeout: 10_000, windowsHide: true, encoding: 'latin1' } as const
  return new Promise(done => {
    try {
      execFile(win32.join(folder, program), args, options, (error, printed) => done(error ? null : printed))
    } catch {
      // A program that a software restriction policy forbids throws here.
      void done(null)
    }
  })
}

export const policyTools: PolicyTools = {
  reg: key => runSystemTool('reg.exe', ['query', key, '/reg:64']),
  powershell: command =>
    runSystemTool('WindowsPowerShell\\v1.0\\powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', command]),
}
