/** One thing has one word: no text uses a word that docs/terms.md refuses. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

interface Text {
  file: string
  /** The keys of the table that lead to the text. */
  keys: string
  words: string
}

interface Exception {
  file: string
  keys: string
}

interface Term {
  words: string[]
  never: string[]
  /** Refused only here; everywhere if empty. */
  folders: string[]
  except: Exception[]
}

const list = (cell: string): string[] => cell.split(', ').filter(word => word !== '')
const quotedIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words)

/** The rows of the table of terms. */
const termsIn = (page: string): Term[] =>
  page
    .split('\n')
    .filter(line => line.startsWith('| ') && !line.startsWith('| Word |'))
    .map(line => {
      const [words = '', , never = '', folders = '', except = ''] = line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim())
      const pairs = [...except.matchAll(/`([^`]+)` `([^`]+)`/g)]
      return {
        words: list(words),
        never: list(never),
        folders: quotedIn(folders),
        except: pairs.map(([, file = '', keys = '']) => ({ file, keys })),
      }
    })

/** The names of the properties and constants around a node, the outermost first. */
function keysOf(node: ts.Node): string[] {
  if (ts.isSourceFile(node)) return []
  const name =
    (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && node.name !== undefined
      ? [node.name.getText().replace(/^['"]|['"]$/g, '')]
      : []
  return [...keysOf(node.parent), ...name]
}

const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node)

/** Every string of a source file, and every fixed part of its templates and of its JSX. */
function textsIn(file: string, source: string): Text[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: Text[] = []
  const visit = (node: ts.Node): void => {
    if (isText(node)) {
      found.push({ file, keys: keysOf(node).join('.'), words: node.text })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** Whether a file is the named one, or inside the named folder. */
const isInside = (file: string, folder: string): boolean => `${file}/`.startsWith(`${folder}/`)
const isExcepted = (text: Text, { file, keys }: Exception): boolean =>
  text.file === file && `.${text.keys}.`.includes(`.${keys}.`)

/** The refused words in the texts, and the exceptions that no text needs. */
function faultsIn(terms: readonly Term[], texts: readonly Text[]): { refused: string[]; unneeded: string[] } {
  const accepted = terms.flatMap(term => term.words)
  const refused: string[] = []
  const unneeded: string[] = []
  for (const term of terms) {
    const needed = new Set<Exception>()
    for (const text of texts) {
      if (term.folders.length > 0 && !term.folders.some(folder => isInside(text.file, folder))) continue
      for (const word of term.never) {
        const longer = accepted.filter(each => each !== word && each.includes(word))
        const rest = longer.reduce((words, each) => words.replaceAll(each, ''), text.words)
        if (!rest.includes(word)) continue
        const exception = term.except.find(each => isExcepted(text, each))
        if (exception === undefined) refused.push(`${text.file} ${text.keys}: ${word}, not ${term.words.join(', ')}`)
        else needed.add(exception)
      }
    }
    unneeded.push(...term.except.filter(each => !needed.has(each)).map(({ file, keys }) => `${file} ${keys}`))
  }
  return { refused, unneeded }
}

const madeByTeachers = /^main\/sample-school\/(content|data)\//

const sourceFiles = ['shared', 'renderer', 'main', 'preload'].flatMap(layer =>
  readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
    .map(name => `${layer}/${name.replaceAll('\\', '/')}`)
    .filter(name => /\.tsx?$/.test(name) && !madeByTeachers.test(name)),
)

describe('docs/terms.md', () => {
  const terms = termsIn(readFileSync(join(root, 'docs/terms.md'), 'utf8'))
  const never = terms.flatMap(term => term.never)
  /** Files without a refused word need not be parsed, other than the tables of texts, which are counted. */
  const textsOf = (file: string, source: string) =>
    file.endsWith('/text.ts') || never.some(word => source.includes(word)) ? textsIn(file, source) : []
  const texts = sourceFiles.flatMap(file => textsOf(file, readFileSync(join(root, file), 'utf8')))
  const plant = (file: string, words: string) =>
    faultsIn(terms, textsOf(file, `export const text = { planted: '${words}' }`)).refused

  it('is followed by every text', () => {
    expect(texts.filter(({ file }) => file.endsWith('/text.ts')).length).toBeGreaterThan(1000)
    expect(faultsIn(terms, texts)).toEqual({ refused: [], unneeded: [] })
  })

  it.each([
    ['renderer/screens/home/text.ts', '3人が未解答', 'text.planted: 未解答, not 未回答'],
    ['shared/text.ts', '開始日時を指定してください。', 'text.planted: 開始日時, not 配信日時'],
    ['renderer/screens/assign/text.ts', '課題を選ぶ', 'text.planted: 課題, not 教材'],
    ['renderer/screens/homework/topics/text.ts', '教材の一覧', 'text.planted: 教材, not 課題'],
    [
      'renderer/screens/home/text.ts',
      '左の一覧から選んでください。',
      'text.planted: 左の, not 一覧, 「期間」 and other names',
    ],
    ['renderer/features/homework/list/text.ts', 'ただいま配信中', 'text.planted: 配信中, not 送信処理中'],
    ['main/sample-school/handlers/publish/text.ts', '宿題の題名（タイトル）', 'text.planted: タイトル, not 宿題名'],
    ['renderer/screens/home/Home.tsx', '3人が未解答', 'text.planted: 未解答, not 未回答'],
  ])('refuses in %s the text %s', (file, words, fault) => {
    expect(plant(file, words)).toEqual([`${file} ${fault}`])
  })

  it.each([
    ['renderer/screens/home/text.ts', '未回答 3人'],
    ['renderer/features/homework/list/text.ts', 'この宿題は再配信中です。'],
    ['renderer/screens/homework/topics/text.ts', '課題を選ぶ'],
  ])('accepts in %s the text %s', (file, words) => {
    expect(plant(file, words)).toEqual([])
  })
})

it('reads strings, templates and JSX with their keys', () => {
  const source = `export const text = { a: { b: (n: number) => \`前\${n}後\` } }
const view = <p title="題">本文</p>`
  expect(textsIn('renderer/a.tsx', source)).toEqual([
    { file: 'renderer/a.tsx', keys: 'text.a.b', words: '前' },
    { file: 'renderer/a.tsx', keys: 'text.a.b', words: '後' },
    { file: 'renderer/a.tsx', keys: 'view', words: '題' },
    { file: 'renderer/a.tsx', keys: 'view', words: '本文' },
  ])
})
