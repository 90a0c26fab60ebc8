/** The documentation matches the repository: links and paths exist, and every command and log entry is explained. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { limits } from '../../shared/domain/limits'
import { startText } from '../../shared/text'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
]

/** The words in backticks, outside of code blocks. */
const quoted = (page: string): string[] =>
  [...page.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)

/** The project's own folders. The built ones (`dist/`, `release/`) do not always exist. */
const folders = readdirSync(root).filter(
  name =>
    statSync(join(root, name)).isDirectory() && !['node_modules', 'dist', 'release', 'test-results'].includes(name),
)
const layers = new Set([...folders, 'main', 'renderer', 'preload', 'shared', 'build', 'tests', 'docs', 'bench', '.ci'])

/** The paths of the project in words from backticks; none for other words. `{a,b}` names two paths. */
function pathsIn(words: string): string[] {
  const [first = ''] = words.split('/')
  if (!words.includes('/') || !layers.has(first) || !/^[\w.@<>{},*/-]+$/.test(words)) return []
  const [, before, choices, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(words) ?? []
  const each = choices === undefined ? [words] : choices.split(',').map(choice => `${before}${choice}${after}`)
  // A path is checked up to the part that the reader fills in (`<name>`) or that matches many files (`*`).
  return each.map(path => path.replace(/\/[^/]*[<*].*$/, ''))
}

describe.each(pages)('%s', name => {
  const page = read(name)

  it('has links to existing files only', () => {
    const links = [...page.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    const inside = links.filter(link => !/^(https?:|mailto:|#)/.test(link)).map(link => link.replace(/#.*$/, ''))
    expect(inside.filter(link => !existsSync(join(root, dirname(name), decodeURI(link))))).toEqual([])
  })

  it('names existing files and folders only', () => {
    const paths = quoted(page).flatMap(pathsIn)
    expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([])
  })
})

it('finds a path that does not exist, and does not read other words as a path', () => {
  expect(pathsIn('main/gone.ts')).toEqual(['main/gone.ts'])
  expect(pathsIn('main/host/{network,start}/')).toEqual(['main/host/network/', 'main/host/start/'])
  expect(pathsIn('shared/endpoints/<domain>.ts')).toEqual(['shared/endpoints'])
  expect(pathsIn('tests/build/*.ts')).toEqual(['tests/build'])
  for (const words of ['GET /version-check', 'hanamaru://app', 'copies/', 'npm run e2e', 'GetObject/main']) {
    expect(pathsIn(words)).toEqual([])
  }
})

describe('the README', () => {
  const page = read('README.md')

  it('has a link to every page of the documentation', () => {
    expect(pages.slice(1).filter(name => !page.includes(`](${name})`))).toEqual([])
  })

  it('names every command', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const short = new Set(['start', 'test'])
    const commands = Object.keys(scripts).map(name => (short.has(name) ? `npm ${name}` : `npm run ${name}`))
    const named = quoted(page)
    expect(
      commands.filter(command => !named.some(words => words === command || words.startsWith(`${command} `))),
    ).toEqual([])
  })
})

describe('the page about installation', () => {
  const page = read('docs/deployment.md')
  /** Main without the sample school, which has its own log and files. */
  const sources = readdirSync(join(root, 'main'), { recursive: true, encoding: 'utf8' })
    .map(name => name.split('\\').join(posix.sep))
    .filter(name => name.endsWith('.ts') && !name.startsWith('sample-school/'))
    .map(name => ({ path: `main/${name}`, text: read(`main/${name}`) }))

  it('explains every log entry', () => {
    const calls = sources.flatMap(({ text }) => [
      ...text.matchAll(/\blog(?:[A-Z]\w*)?\(([^\n{]*'[a-z]+(?:\.[a-z]+)?'[^\n{]*)/g),
    ])
    const events = new Set(
      calls.flatMap(([, given = '']) => [...given.matchAll(/'([a-z]+(?:\.[a-z]+)?)'/g)].map(m => m[1])),
    )
    for (const known of ['start', 'start.failed', 'server.back', 'session.end', 'media.refused', 'crash', 'stop']) {
      expect(events).toContain(known)
    }
    expect([...events].filter(event => !page.includes(`\`${event}\``))).toEqual([])
  })

  it('names each file of the profile that the installed app uses; docs/stores.md names all', () => {
    // main/services calls the profile `folder`.
    const pattern = /join\((?:(?:host\.paths\.)?profile, '([^']+)'|folder, '([\w-]+\.(?:json|key))')/g
    const namesIn = (texts: string[]) =>
      texts.flatMap(text => [...text.matchAll(pattern)].map(([, inProfile, inFolder]) => inProfile ?? inFolder ?? ''))
    const names = namesIn(sources.map(({ text }) => text))
    expect(names).toEqual(expect.arrayContaining(['wipes.json', 'sample-school', 'session.bin', 'parts.json']))
    const stores = read('docs/stores.md')
    expect(names.filter(name => !stores.includes(`| \`${name}`))).toEqual([])
    // The installed app never runs the loopback host.
    const installed = namesIn(sources.filter(({ path }) => !path.includes('/loopback/')).map(({ text }) => text))
    expect(installed.filter(name => !page.includes(`\`${name}`))).toEqual([])
  })

  it('says what to do if the program does not start, for each message of a failed start', () => {
    const { pid: _pid, place: _place, ...messages } = startText
    const words = Object.values(messages).map(word => (typeof word === 'string' ? word : word('…')))
    expect(words.map(word => word.split(/。|…/)[0] ?? '').filter(word => !page.includes(`| ${word}`))).toEqual([])
  })
})

describe('the pages for school IT', () => {
  const page = read('docs/deployment.md')
  const include = read('build/installer/installer.nsh')
  const template = (name: string) => read(`node_modules/app-builder-lib/templates/nsis/${name}`)

  /** Expects that `text` contains all `words`, and that their first occurrences are in this order. */
  const inOrder = (text: string, words: readonly string[]) => {
    const offsets = words.map(word => text.indexOf(word))
    expect(offsets, words.join(' · ')).toEqual([...offsets].sort((a, b) => a - b))
    expect(offsets).not.toContain(-1)
  }

  it('the installer copies the configuration to a safe folder before it removes anything, and restores it at the end', () => {
    inOrder(template('installer.nsi'), [
      '!insertmacro customHeader',
      '!insertmacro initMultiUser',
      '!insertmacro customInit',
      'Section "install"',
      '!include "installSection.nsh"',
    ])
    inOrder(template('installSection.nsh'), [
      '!insertmacro uninstallOldVersion SHELL_CONTEXT',
      '!insertmacro installApplicationFiles',
      '!insertmacro customInstall',
    ])
    inOrder(include, ['!macro customHeader', 'Section "-keep"', '!macro customInstall'])
    expect(include.slice(include.indexOf('Section "-keep"')).split('SectionEnd')[0]).toContain(
      '!insertmacro copyWhole "$R1"',
    )
  })

  it('the safe folder is writable for administrators only, and survives a killed installer', () => {
    expect(include).toMatch(/^!define KEPT "\$PROGRAMFILES64\\\$\{APP_FILENAME\}-keep"$/m)
    expect(page).toContain('C:\\Program Files\\Hanamaru-keep')
    const copies = [...include.matchAll(/^\s*(?:CopyFiles|Rename)\b.*$/gm)].map(([line]) => line)
    expect(copies.length).toBeGreaterThan(0)
    expect(copies.filter(line => /PLUGINSDIR|TEMP|APPDATA/.test(line))).toEqual([])
  })

  it('a silent installer asks nothing', () => {
    const questions = [...include.matchAll(/^\s*MessageBox\b.*$/gm)].map(([line]) => line)
    expect(questions.length).toBeGreaterThan(0)
    expect(questions.filter(line => !line.includes(' /SD '))).toEqual([])
    expect(include).toContain('!macro customUnInstallCheck')
    expect(template('include/installUtil.nsh')).toContain('!insertmacro customUnInstallCheck')
  })

  it('the page lists each exit code of an installer that stops', () => {
    const codes = [...include.matchAll(/SetErrorLevel (\d+)/g)].map(([, code]) => code)
    expect(codes.length).toBeGreaterThan(0)
    for (const code of codes) expect(page).toContain(`| ${code} | 中止した`)
  })

  it('file names contain the version of package.json', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string }
    for (const name of ['docs/deployment.md', 'docs/network.md']) {
      const named = [...read(name).matchAll(/(?:Hanamaru-(?:Setup-)?|バージョン )(\d+\.\d+\.\d+)/g)].map(m => m[1])
      expect(named.length).toBeGreaterThan(0)
      expect(named.filter(each => each !== version)).toEqual([])
    }
  })

  it('the traffic is calculated from the intervals in shared/domain/limits.ts', () => {
    const network = read('docs/network.md')
    const seconds = limits.noticePollMs / 1000
    const last = (limits.probeMs.at(-1) ?? 0) / 1000
    expect(network).toContain(`| お知らせの件数の確認（${seconds} 秒ごと）`)
    expect(network).toContain(`毎秒 ${(200 / seconds).toFixed(1)} 件`)
    expect(network).toContain(`200 台 ÷ ${last} 秒`)
    expect(network).toContain(`毎秒 ${Math.round(200 / seconds + 200 / last)} 件まで`)
    expect(network).toContain(`| 宿題の一覧を開く（${limits.pageSizes.homework} 件）`)
    expect(network).toContain(
      `${limits.exportBytes / 1024 ** 2} MB まで受け取ります。出力は同時に ${limits.runningExports} 件まで`,
    )
  })

  it('chapters that the pages refer to exist', () => {
    const chapters = (name: string) => [...read(name).matchAll(/^## (\d+)\. /gm)].map(([, number]) => number)
    const own = { 'docs/deployment.md': 'network', 'docs/network.md': 'deployment' }
    for (const [name, other] of Object.entries(own)) {
      expect(chapters(name)).toEqual(chapters(name).map((_, at) => String(at + 1)))
      const sent = [...read(name).matchAll(new RegExp(`\\]\\(${other}\\.md\\) の (\\d+)`, 'g'))].map(m => m[1])
      expect(sent.length).toBeGreaterThan(0)
      expect(sent.filter(number => !chapters(`docs/${other}.md`).includes(number))).toEqual([])
    }
  })
})

it('the page about Electron says how many lines of the host do not import electron', () => {
  const folders = ['main/host', 'main/host/network', 'main/host/start']
  const files = folders.flatMap(folder =>
    readdirSync(join(root, folder))
      .filter(name => name.endsWith('.ts'))
      .map(name => `${folder}/${name}`),
  )
  const lines = files.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0)
  const stated = Number(/about ([\d,]+) lines/.exec(read('docs/electron.md'))?.[1]?.replace(',', ''))
  // The page gives a rough number.
  expect(Math.abs(stated - lines) / lines).toBeLessThan(0.15)
})
