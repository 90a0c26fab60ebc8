/**
 * Runs the macros of the installer's own script on an in-memory drive. It supports only the NSIS instructions that the
 * script uses and throws for any other. The rest of the installer belongs to electron-builder; its steps are run in
 * their order.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from '../layers/sample-project'

const script = readFileSync(path.join(repository, 'build/installer/installer.nsh'), 'utf8')

/** The lines of each macro, by name, with its parameter names. */
const macros = new Map(
  [...script.matchAll(/^!macro (\w+)(.*)\n([\s\S]*?)^!macroend/gm)].map(([, name = '', takes = '', body = '']) => [
    name,
    { takes: takes.split(/\s+/).filter(Boolean), lines: body.split('\n').map(line => line.trim()) },
  ]),
)
const defined = Object.fromEntries(
  [...script.matchAll(/^!define (\w+) "(.*)"$/gm)].map(([, name = '', value = '']) => [name, value]),
)

export class Killed extends Error {}
export class Stopped extends Error {}

/** The words of a line: a quoted text is one word; `@If` stands for LogicLib's own macros. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain?.replace(/^\$\{(\w+)\}$/, '@$1') ?? '',
  )

export interface Run {
  /** Files and folders by their full names in lower case (Windows ignores case), with their contents. */
  drive: Map<string, string>
  config?: string
  updated?: boolean
  /** Number of drive operations before the installer is killed. */
  steps?: number
}

/** Runs macros on a drive; throws Killed after the last allowed step, and Stopped if the installer aborts. */
export function player({ drive, config, updated = false, steps = Number.POSITIVE_INFINITY }: Run) {
  const values: Record<string, string> = {
    INSTDIR: 'p:/hanamaru',
    EXEDIR: 's:',
    PROGRAMFILES64: 'p:',
    LOCALAPPDATA: 'l:',
  }
  const outside: Record<string, string> = { APP_FILENAME: 'Hanamaru', APP_PACKAGE_NAME: 'hanamaru' }
  let errors = false
  let left = steps
  const step = (make: () => void) => {
    if (left-- <= 0) throw new Killed()
    make()
  }
  const expand = (text: string, given: Record<string, string>): string => {
    const once = text.replace(
      /\$\{(\w+)\}/g,
      (all, name: string) => ({ ...outside, ...defined, ...given })[name] ?? all,
    )
    const full = once === text ? once : expand(once, given)
    return full.replace(/\$(\w+)/g, (_, name: string) => values[name] ?? '').replaceAll('\\', '/')
  }
  const there = (name: string) => {
    const at = name.toLowerCase().replace(/\/\*\.\*$/, '/')
    return (
      (drive.has(at) && at === name.toLowerCase()) ||
      [...drive.keys()].some(key => key.startsWith(`${at}/`.replace('//', '/')))
    )
  }
  const remove = (folder: string) => {
    for (const key of [...drive.keys()]) if (key.startsWith(`${folder.toLowerCase()}/`)) step(() => drive.delete(key))
  }
  const holds = (words: string[], given: Record<string, string>): boolean => {
    const [first = '', second = '', third = ''] = words
    if (first === '@Errors') {
      const had = errors
      errors = false
      return had
    }
    if (first === '@isUpdated') return updated
    if (first === '@FileExists') return there(expand(second, given))
    if (second !== '==' && second !== '!=') throw new Error(`unknown condition: ${words.join(' ')}`)
    return (expand(first, given) === expand(third, given)) === (second === '==')
  }
  const copy = (from: string, to: string) => {
    const bytes = drive.get(from.toLowerCase())
    if (bytes === undefined) errors = true
    else {
      step(() => drive.set(to.toLowerCase(), bytes.slice(0, 1)))
      step(() => drive.set(to.toLowerCase(), bytes))
    }
  }
  const commands: Record<string, (words: string[], given: Record<string, string>) => void> = {
    StrCpy([name = '', value = ''], given) {
      values[name.slice(1)] = expand(value, given)
    },
    ClearErrors() {
      errors = false
    },
    CreateDirectory: () => undefined,
    MessageBox: () => undefined,
    SetErrorLevel: () => undefined,
    SetShellVarContext: () => undefined,
    '@GetParameters': () => undefined,
    '@GetOptions': ([, , to = '']) => {
      errors = config === undefined
      values[to.slice(1)] = config ?? ''
    },
    Quit: () => {
      throw new Stopped()
    },
    CopyFiles: ([, from = '', to = ''], given) => copy(expand(from, given), expand(to, given)),
    Delete: ([name = ''], given) => step(() => drive.delete(expand(name, given).toLowerCase())),
    Rename([from = '', to = ''], given) {
      const [old, next] = [expand(from, given).toLowerCase(), expand(to, given).toLowerCase()]
      const bytes = drive.get(old)
      if (bytes === undefined || drive.has(next)) errors = true
      else
        step(() => {
          drive.delete(old)
          drive.set(next, bytes)
        })
    },
    RMDir: ([, folder = ''], given) => remove(expand(folder, given)),
    '!insertmacro': ([name = '', ...rest], given) =>
      play(
        name,
        rest.map(word => expand(word, given)),
      ),
  }
  function play(name: string, given: string[] = []) {
    const macro = macros.get(name)
    if (!macro) throw new Error(`no macro ${name}`)
    const named = Object.fromEntries(macro.takes.map((take, at) => [take, given[at] ?? '']))
    /** For each open ${If}: whether its current branch runs, and whether a branch has already run. */
    const branches: { on: boolean; had: boolean; within: boolean }[] = []
    const running = () => branches.every(branch => branch.on)
    for (const line of macro.lines) {
      if (line === '' || /^(;|!ifndef|!endif|Var |Section|SectionEnd)/.test(line)) continue
      const [command = '', ...words] = wordsOf(line)
      const last = branches.at(-1)
      const [, kind, not] = /^@(If|ElseIf|AndIf|OrIf)(Not)?$/.exec(command) ?? []
      const met = () => holds(words, named) !== (not === 'Not')
      if (kind === 'If') {
        const within = running()
        const on = within && met()
        branches.push({ on, had: on, within })
      } else if (command === '@EndIf') branches.pop()
      else if (last && kind === 'AndIf') last.on = last.had = last.on && met()
      else if (last && kind === 'OrIf') last.on = last.had = last.within && (last.on || met())
      else if (last && (kind === 'ElseIf' || command === '@Else')) {
        last.on = last.within && !last.had && (kind === undefined || met())
        last.had ||= last.on
      } else if (running()) {
        const run = commands[command]
        if (!run) throw new Error(`unknown command: ${line}`)
        run(words, named)
      }
    }
  }
  return {
    /** Runs the installer from start to end. */
    install() {
      play('customInit')
      play('customHeader')
      // The uninstaller of the old version, as an update runs it.
      updated = true
      play('customUnInstall')
      remove('p:/hanamaru')
      step(() => drive.set('p:/hanamaru/hanamaru.exe', 'new'))
      play('customInstall')
    },
    uninstall: () => play('customUnInstall'),
  }
}
