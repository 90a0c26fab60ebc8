/**
 * Every citation in a comment or a page points to an existing section of docs/, and every file that a comment or a page
 * names exists.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type CitedPage,
  citationsIn,
  commentsIn,
  fileNamesIn,
  mayHaveReferences,
  type Reference,
  readCitedPage,
} from './citation-finder'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Created by npm, git, a build or a test run. */
const foreignFolders = new Set(['node_modules', '.git', 'dist', 'release', 'test-results', 'playwright-report', 'look'])

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap(name => {
    const path = folder === '' ? name : `${folder}/${name}`
    if (folder === '' && foreignFolders.has(name)) return []
    return statSync(join(root, path)).isDirectory() ? filesUnder(path) : [path]
  })
}

const paths = filesUnder('')

/** Files of the profile: the table of docs/stores.md names them. */
const profileFiles = [...read('docs/stores.md').matchAll(/^\| `([\w.*/-]+)` \|/gm)].map(([, name = '']) => name)

/** Files that comments and pages may name although they are not in the repository, each with the reason. */
const named: Record<string, string> = {
  'hanamaru.config.json': 'the configuration that the installer puts beside the program',
  'sheet.png': 'npm run look makes it',
  'index-abc.js': 'an example of a name that the build makes',
}

const others: Record<string, string> = {
  ...named,
  ...Object.fromEntries(profileFiles.map(name => [name, 'a file of the profile (docs/stores.md)'])),
}

const known = { paths, others, isInPackage: (path: string) => existsSync(join(root, 'node_modules', path)) }

const pages: Record<string, CitedPage> = {
  SPEC: readCitedPage(read('docs/specification.md')),
  DESIGN: readCitedPage(read('docs/design.md')),
  WIRE: readCitedPage(read('docs/wire.md')),
  LOOK: readCitedPage(read('docs/look.md')),
}

/** This test contains wrong citations, and its finder shows the formats. */
const own = /^tests\/build\/citation/
const sources = paths.filter(path => /\.(tsx?|mjs|cjs|css|c|ya?ml|sh|nsh)$|^\.ci\//.test(path) && !own.test(path))
const markdown = paths.filter(path => path.endsWith('.md'))

/** The parts of a page that name files: texts in backticks, outside code blocks. */
const backticks = (line: string): string => [...line.matchAll(/`([^`]+)`/g)].map(([, words]) => words).join(' , ')

function referencesIn(path: string): { citations: Reference[]; files: Reference[] } {
  const text = read(path)
  const at = (line: number) => (found: Omit<Reference, 'line'>) => ({ ...found, line })
  if (path.endsWith('.md')) {
    const lines = text.replace(/^```[\s\S]*?^```/gm, block => block.replace(/[^\n]/g, '')).split('\n')
    return {
      citations: lines.flatMap((line, index) => citationsIn(line, pages).map(at(index + 1))),
      files: lines.flatMap((line, index) => fileNamesIn(backticks(line), known).map(at(index + 1))),
    }
  }
  const comments = mayHaveReferences(path, text) ? commentsIn(path, text) : []
  return {
    citations: comments.flatMap(comment => citationsIn(comment.text, pages).map(at(comment.line))),
    files: comments.flatMap(comment => fileNamesIn(comment.text, known).map(at(comment.line))),
  }
}

const found = [...sources, ...markdown].map(path => ({ path, ...referencesIn(path) }))
const faultsOf = (kind: 'citations' | 'files'): string[] =>
  found.flatMap(file =>
    file[kind]
      .filter(({ fault }) => fault !== null)
      .map(({ line, words, fault }) => `${file.path}:${line} ${words}: ${fault}`),
  )
const count = (kind: 'citations' | 'files'): number => found.reduce((sum, file) => sum + file[kind].length, 0)

describe('the repository', () => {
  it('has no citation of a missing section', () => {
    expect(count('citations')).toBeGreaterThan(400)
    expect(faultsOf('citations')).toEqual([])
  })

  it('names no file that does not exist', () => {
    expect(count('files')).toBeGreaterThan(200)
    expect(faultsOf('files')).toEqual([])
  })

  it('names each file that is allowed although it does not exist', () => {
    const all = new Set(found.flatMap(file => file.files.map(({ words }) => words.split('/').at(-1))))
    expect(Object.keys(named).filter(name => !all.has(name))).toEqual([])
    expect(profileFiles).toEqual(expect.arrayContaining(['settings.json', 'session.bin', 'wipes.json']))
  })

  it('reads sources and pages of every layer', () => {
    for (const folder of ['main', 'preload', 'renderer', 'shared', 'tests', 'build', 'docs']) {
      expect(found.filter(({ path }) => path.startsWith(`${folder}/`)).length, folder).toBeGreaterThan(0)
    }
  })
})

describe('the finder of citations', () => {
  const page = readCitedPage(
    '# Page\n\n## 1. First\n\nThe *cat* sat.\n\n### Sub heading\n\n## 2. Second\n\n| Dog | barks |\n|---|---|\n',
  )
  const faults = (text: string) => citationsIn(text, { SPEC: page, WIRE: page }).map(({ fault }) => fault)

  it('accepts sections, headings and words of a section', () => {
    expect(
      faults('why (SPEC §1, §2; SPEC §1 "the cat sat"; SPEC §2 "Dog"); WIRE "Sub heading", "Dog" and SPEC'),
    ).toEqual([null, null, null, null, null])
  })

  it.each([
    ['SPEC §3', 'no section 3'],
    ['SPEC §1, §7', 'no section 7'],
    ['SPEC §2 "the cat sat"', 'no words "the cat sat"'],
    ['SPEC §1, §2 "cat"', 'no words "cat"'],
    ['WIRE "cat"', 'no words "cat"'],
    ['WIRE.md "Dog"', 'write WIRE without .md'],
    ['STYLE', 'not a page of this repository'],
    ['STACK.md', 'not a page of this repository'],
  ])('refuses %s', (text, fault) => {
    expect(faults(`Comment (${text}).`)).toEqual([fault])
  })

  it('does not read other words as a citation', () => {
    expect(faults('an INSPEC, SPECS, STYLE=x, DESIGN_SYSTEM, docs/SPEC, WIRE-like')).toEqual([])
  })
})

describe('the finder of comments', () => {
  const comments = (name: string, source: string) => commentsIn(name, source).map(({ line, text }) => `${line} ${text}`)

  it('reads comments over several lines and none in strings', () => {
    const source =
      "/**\n * One\n * two.\n */\nconst a = '// no' // three\n// four\n// five\nconst b = `/* no */ $" +
      '{a /* six */} // no`\n'
    expect(comments('a.ts', source)).toEqual(['1 One two.', '5 three four five', '8 six'])
  })

  it('reads style sheets, YAML and shell', () => {
    expect(comments('a.css', 'a { b: url(https://x) } /* one */')).toEqual(['1 one'])
    expect(comments('a.yml', 'a: 1\n# one\n# two\nb: 2\n')).toEqual(['2 one two'])
  })
})

describe('the finder of file names', () => {
  const known = {
    paths: ['main/store/vault.ts', 'docs/api.md', 'build/a.mjs'],
    others: { 'session.bin': '', 'x.json': '' },
    isInPackage: (path: string) => path === 'axios/package.json',
  }
  const faults = (text: string) => fileNamesIn(text, known).map(({ fault }) => fault)

  it('accepts files by path, by the end of a path and by name', () => {
    expect(
      faults(
        'vault.ts, store/vault.ts, main/store/vault.ts (docs/api.md), main/store/<name>.ts, x.json, axios/package.json',
      ),
    ).toEqual([null, null, null, null, null, null, null])
  })

  it.each(['gone.ts', 'main/vault.ts', 'other/vault.ts', 'main/store/{vault,gone}.ts', 'docs/gone.md', 'y.json'])(
    'refuses %s',
    words => {
      expect(faults(`See ${words}.`)).toEqual([expect.stringMatching(/^no file /)])
    },
  )

  it('does not read other words as a file name', () => {
    expect(faults('e.g. this.state, a .ts file, https://example.org/x.js, *.tsx, 1.5 s')).toEqual([])
  })
})
