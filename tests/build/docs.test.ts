/** The pages speak of what is there: every link leads somewhere, every path is a file's, every line of the log has its word. */
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

/** What stands in backticks in running text. */
const quoted = (page: string): string[] =>
  [...page.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)

/** The project's own folders; what is built (`dist/`, `release/`) is not always there. */
const folders = readdirSync(root).filter(
  name =>
    statSync(join(root, name)).isDirectory() && !['node_modules', 'dist', 'release', 'test-results'].includes(name),
)
const layers = new Set([...folders, 'main', 'renderer', 'preload', 'shared', 'build', 'tests', 'docs', 'bench', '.ci'])

/** A path of the project in quoted words, as far as it is said; null for other words. `{a,b}` says both. */
function pathsIn(words: string): string[] {
  const [first = ''] = words.split('/')
  if (!words.includes('/') || !layers.has(first) || !/^[\w.@<>{},*/-]+$/.test(words)) return []
  const [, before, choices, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(words) ?? []
  const each = choices === undefined ? [words] : choices.split(',').map(choice => `${before}${choice}${after}`)
  // What the reader is to fill in, and what stands for many, ends what can be looked for.
  return each.map(path => path.replace(/\/[^/]*[<*].*$/, ''))
}

describe.each(pages)('%s', name => {
  const page = read(name)

  it('leads to files that are there', () => {
    const links = [...page.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    const inside = links.filter(link => !/^(https?:|mailto:|#)/.test(link)).map(link => link.replace(/#.*$/, ''))
    expect(inside.filter(link => !existsSync(join(root, dirname(name), decodeURI(link))))).toEqual([])
  })

  it('names files and folders that are there', () => {
    const paths = quoted(page).flatMap(pathsIn)
    expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([])
  })
})

it('a path that is gone is noticed, and words that are none are not', () => {
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

  it('leads to every page of the documentation', () => {
    expect(pages.slice(1).filter(name => !page.includes(`](${name})`))).toEqual([])
  })

  it('names every command', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const short = new Set(['start', 'test'])
    const commands = Object.keys(scripts).map(name => (short.has(name) ? `npm ${name}` : `npm run ${name}`))
    const told = quoted(page)
    expect(
      commands.filter(command => !told.some(words => words === command || words.startsWith(`${command} `))),
    ).toEqual([])
  })
})

describe('the page of installation', () => {
  const page = read('docs/deployment.md')

  it('says of every line of the log what it means', () => {
    const sources = readdirSync(join(root, 'main'), { recursive: true, encoding: 'utf8' })
      .map(name => name.split('\\').join(posix.sep))
      .filter(name => name.endsWith('.ts') && !name.startsWith('school/'))
      .map(name => read(`main/${name}`))
    const calls = sources.flatMap(text => [
      ...text.matchAll(/\b(?:log|logAtOnce)\(([^\n{]*'[a-z]+(?:\.[a-z]+)?'[^\n{]*)/g),
    ])
    const events = new Set(
      calls.flatMap(([, given = '']) => [...given.matchAll(/'([a-z]+(?:\.[a-z]+)?)'/g)].map(m => m[1])),
    )
    for (const known of ['start', 'start.failed', 'server.back', 'session.end', 'media.refused', 'crash', 'stop']) {
      expect(events).toContain(known)
    }
    expect([...events].filter(event => !page.includes(`\`${event}\``))).toEqual([])
  })

  it('names each thing that lies in a profile, as the page of the house does', () => {
    const files = [
      'main/services.ts',
      'main/choose-server.ts',
      'main/http/session/session.ts',
      'main/downloads/index.ts',
    ]
    const names = files.flatMap(file =>
      [...read(file).matchAll(/join\((?:host\.paths\.)?profile, '([^']+)'/g)].map(m => m[1]),
    )
    expect(names).toEqual(expect.arrayContaining(['wipes.json', 'sample-school', 'session.bin', 'parts.json']))
    const house = read('docs/architecture.md')
    const told = (name: string) => page.includes(`\`${name}`) && house.includes(`\`${name}`)
    expect(names.filter(name => !told(name ?? ''))).toEqual([])
  })

  it('says what to do where the program does not start, in its own words', () => {
    const { pid: _pid, place: _place, ...says } = startText
    const words = Object.values(says).map(word => (typeof word === 'string' ? word : word('…')))
    expect(words.map(word => word.split(/。|…/)[0] ?? '').filter(word => !page.includes(`| ${word}`))).toEqual([])
  })
})

describe('the pages for school IT, and what is installed', () => {
  const page = read('docs/deployment.md')
  const include = read('build/installer/installer.nsh')
  const template = (name: string) => read(`node_modules/app-builder-lib/templates/nsis/${name}`)

  /** Each of `words` stands in `text`, once or more, and each first one after the one before. */
  const inOrder = (text: string, words: readonly string[]) => {
    const places = words.map(word => text.indexOf(word))
    expect(places, words.join(' · ')).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  }

  it('the installer keeps the configuration aside before it removes anything, and puts it back at the end', () => {
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

  it('what is kept aside lies where only an administrator writes, and outlives the installer that was killed', () => {
    expect(include).toMatch(/^!define KEPT "\$PROGRAMFILES64\\\$\{APP_FILENAME\}-keep"$/m)
    expect(page).toContain('C:\\Program Files\\Hanamaru-keep')
    const copies = [...include.matchAll(/^\s*(?:CopyFiles|Rename)\b.*$/gm)].map(([line]) => line)
    expect(copies.length).toBeGreaterThan(0)
    expect(copies.filter(line => /PLUGINSDIR|TEMP|APPDATA/.test(line))).toEqual([])
  })

  it('an installer that runs without a screen asks nothing', () => {
    const asks = [...include.matchAll(/^\s*MessageBox\b.*$/gm)].map(([line]) => line)
    expect(asks.length).toBeGreaterThan(0)
    expect(asks.filter(line => !line.includes(' /SD '))).toEqual([])
    expect(include).toContain('!macro customUnInstallCheck')
    expect(template('include/installUtil.nsh')).toContain('!insertmacro customUnInstallCheck')
  })

  it('its exit code for what it stopped at is the one of the page', () => {
    const codes = [...include.matchAll(/SetErrorLevel (\d+)/g)].map(([, code]) => code)
    expect(codes.length).toBeGreaterThan(0)
    for (const code of codes) expect(page).toContain(`| ${code} | 中止した`)
  })

  it('files are named with the version that is built', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string }
    for (const name of ['docs/deployment.md', 'docs/network.md']) {
      const named = [...read(name).matchAll(/(?:Hanamaru-(?:Setup-)?|バージョン )(\d+\.\d+\.\d+)/g)].map(m => m[1])
      expect(named.length).toBeGreaterThan(0)
      expect(named.filter(each => each !== version)).toEqual([])
    }
  })

  it('the traffic is reckoned from the times that the program keeps', () => {
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

  it('a chapter that a page sends one to is there', () => {
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

it('the page about Electron says how much stands beside its own folder', () => {
  const folders = ['main/host', 'main/host/network', 'main/host/start']
  const files = folders.flatMap(folder =>
    readdirSync(join(root, folder))
      .filter(name => name.endsWith('.ts'))
      .map(name => `${folder}/${name}`),
  )
  const lines = files.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0)
  const said = Number(/about ([\d,]+) lines/.exec(read('docs/electron.md'))?.[1]?.replace(',', ''))
  // Said roughly: a line more or less is no news.
  expect(Math.abs(said - lines) / lines).toBeLessThan(0.15)
})
