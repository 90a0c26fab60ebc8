/** The pages speak of what is there: every link leads somewhere, every path is a file's, every line of the log has its word. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
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
    const files = ['main/services.ts', 'main/sample.ts', 'main/http/session/session.ts', 'main/downloads/index.ts']
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
