/**
 * Finds citations of the documentation and file names in source comments and in Markdown pages, and reports those that
 * do not exist.
 */
import ts from 'typescript'

/** One citation or file name: its line, its text, and whether its target exists. */
export interface Reference {
  line: number
  words: string
  /** Why the target does not exist; null if it does. */
  fault: string | null
}

interface Comment {
  line: number
  /** As one line, without the comment marks. */
  text: string
}

/** A page of docs/ that comments cite by a name in capitals, split into its numbered sections. */
export interface CitedPage {
  /** The whole page, then each section by its number; plain text without Markdown marks. */
  all: string
  sections: ReadonlyMap<string, string>
  /** Headings and the first words of table cells, in lower case. */
  names: ReadonlySet<string>
}

/** The name of a page, followed by sections or quoted headings. */
const citation =
  /(?<![\w/.-])(SPEC|DESIGN|WIRE|LOOK|STYLE|STACK)(\.md)?\b(?![=_-])((?:(?:,|;| and| to|–)? ?(?:§\d+|"[^"]+"))*)/

/** A path or a bare name with the extension of a source file. */
const fileName =
  /(?<![\w@/.:-])((?:\.{0,2}\/)?[\w@.<>{},*-]+(?:\/[\w@.<>{},*-]+)*\.(?:tsx?|mjs|cjs|js|json|css|md|html|ya?ml|sh|nsh|c|wasm|svg|png|ico))\b(?![/\w])/

const plainWords = (text: string): string =>
  text.replace(/[`*|]/g, ' ').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()

/** Splits a Markdown page at its headings `## 1. …`. */
export function readCitedPage(markdown: string): CitedPage {
  const sections = new Map<string, string>()
  for (const part of markdown.split(/^(?=## )/m)) {
    const number = /^## (\d+)\. /.exec(part)?.[1]
    if (number !== undefined) sections.set(number, plainWords(part))
  }
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  const cells = [...markdown.matchAll(/^\|.*\|$/gm)].flatMap(([row]) => row.split(/(?<!\\)\|/))
  return {
    all: plainWords(markdown),
    sections,
    names: new Set([...headings, ...cells].map(plainWords).filter(Boolean)),
  }
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

const inOneLine = (comment: string): string =>
  comment
    .replace(/^\/\*+|\*+\/$|^\/\/|^[#;]+/g, '')
    .replace(/\n\s*(?:\*|\/\/|[#;])? ?/g, ' ')
    .trim()

const literals = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.JsxText,
])

/**
 * The source without the content of its strings and regular expressions, which may look like comments; the length stays
 * the same.
 */
function withoutLiterals(name: string, source: string): string {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest)
  const parts: string[] = []
  let end = 0
  const visit = (node: ts.Node) => {
    if (literals.has(node.kind)) {
      const start = node.getStart(file)
      parts.push(source.slice(end, start), source.slice(start, node.end).replace(/[^\n]/g, '_'))
      end = node.end
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return parts.join('') + source.slice(end)
}

const commentPattern = (name: string): RegExp =>
  /\.(ya?ml|sh|nsh)$|^\.ci\//.test(name)
    ? /(?:^[ \t]*[#;].*\n?)+/gm
    : /\/\*[\s\S]*?\*\/|(?:(?<![:\w])\/\/.*(?:\n[ \t]*(?=\/\/))?)+/g

/** Whether anything that looks like a comment, also in a string, has a reference; other files need not be parsed. */
export const mayHaveReferences = (name: string, source: string): boolean =>
  (source.match(commentPattern(name)) ?? []).map(inOneLine).some(text => citation.test(text) || fileName.test(text))

/** The comments of a source file; consecutive `//` lines are one comment. */
export function commentsIn(name: string, source: string): Comment[] {
  const code = /\.(tsx?|mjs|cjs|js)$/.test(name) ? withoutLiterals(name, source) : source
  return [...code.matchAll(commentPattern(name))].map(({ 0: text, index }) => ({
    line: lineAt(source, index),
    text: inOneLine(text),
  }))
}

/** Why the citation `words` after the name of a page is wrong, e.g. `§5 "Live lesson"`; null if it is right. */
function citationFault(page: CitedPage, words: string): string | null {
  let section: string | undefined
  for (const [, number, quoted] of words.matchAll(/§(\d+)|"([^"]+)"/g)) {
    if (number !== undefined) {
      section = page.sections.get(number)
      if (section === undefined) return `no section ${number}`
    } else if (quoted !== undefined) {
      const wanted = plainWords(quoted)
      // Without a section number, the quoted text must be a name on the page: a common word would occur on every page.
      const found = section === undefined ? page.names.has(wanted) : section.includes(wanted)
      if (!found) return `no words "${quoted}"`
    }
  }
  return null
}

/** Citations in a text of one line, such as `SPEC §4 "View states"`, `DESIGN §3, §4`, `WIRE "Content"`, `LOOK`. */
export function citationsIn(text: string, pages: Readonly<Record<string, CitedPage>>): Omit<Reference, 'line'>[] {
  return [...text.matchAll(new RegExp(citation, 'g'))].map(([words, name = '', extension, rest = '']) => {
    const page = pages[name]
    const fault =
      page === undefined
        ? 'not a page of this repository'
        : extension !== undefined
          ? `write ${name} without .md`
          : citationFault(page, rest)
    return { words, fault }
  })
}

/** The files of the repository, and names of other files that may be mentioned. */
export interface KnownFiles {
  /** Paths from the root, with `/`. */
  paths: readonly string[]
  /** Names of files that the program, a build or a third party creates, each with the reason. */
  others: Readonly<Record<string, string>>
  /** Whether a path is a file of an npm package, such as `axios/package.json`. */
  isInPackage(path: string): boolean
}

/** Turns `a/{b,c}.ts` into both paths, and cuts a path before a placeholder. */
const spelledOut = (words: string): string[] => {
  const [, before = '', choices, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(words) ?? []
  return choices === undefined ? [words] : choices.split(',').map(choice => `${before}${choice}${after}`)
}

function fileFault(words: string, { paths, others, isInPackage }: KnownFiles): string | null {
  for (const path of spelledOut(words.replace(/^(?:\.{1,2}\/)+/, ''))) {
    const name = path.split('/').at(-1) ?? ''
    if (name in others || path in others || (path.includes('/') && isInPackage(path))) continue
    const pattern = path.replace(/[.+]/g, '\\$&').replace(/<[^>]*>|\*+/g, '.*')
    const wanted = new RegExp(`(?:^|/)${pattern}$`)
    if (!paths.some(file => wanted.test(file))) return `no file ${path}`
  }
  return null
}

/**
 * File names in a text of one line. A path may start at the root or at any folder; a name without a folder may be
 * anywhere.
 */
export function fileNamesIn(text: string, known: KnownFiles): Omit<Reference, 'line'>[] {
  return [...text.matchAll(new RegExp(fileName, 'g'))]
    .map(([, words = '']) => words)
    .filter(
      words =>
        !/^[.*]/.test(words.split('/').at(-1) ?? '') && !/^(?:SPEC|DESIGN|WIRE|LOOK|STYLE|STACK)\.md$/.test(words),
    )
    .map(words => ({ words, fault: fileFault(words, known) }))
}
