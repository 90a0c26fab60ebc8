/** The guide cannot age silently: labels, keys, pictures and links of the articles exist in the program. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { articleOfRoute } from '../../../../renderer/app/help/route-articles'
import { routeOf } from '../../../../renderer/app/route-guard'
import type { Block } from '../../../../renderer/features/guide/article'
import { articleOf, articles, textsOf } from '../../../../renderer/features/guide/guide'
import { placedArticles, placeOf } from '../../../../renderer/features/guide/guide-places'
import { routes } from '../../../../renderer/routes'
import { sections } from '../../../../renderer/screens/student-manual/text'
import { guidePictures } from '../../../look/guide-pictures'

const filesIn = (folder: string, isWanted: (name: string) => boolean): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map(name => path.join(folder, name))

const isOfGuide = (file: string) => file.includes(`${path.sep}guide${path.sep}`)

/** Every text literal of the program's text tables, but for the guide's own. */
const literals = new Set(
  [...filesIn('renderer', name => name.endsWith('text.ts')), ...filesIn('shared', name => name.endsWith('.ts'))]
    .filter(file => !isOfGuide(file))
    .flatMap(file => [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = '']) => text)),
)

/** Every key of the program's key tables. */
const source = filesIn('renderer', name => /\.tsx?$/.test(name))
  .filter(file => !isOfGuide(file))
  .map(file => readFileSync(file, 'utf8'))
  .join('\n')

const isKey = (key: string): boolean =>
  [`'${key}'`, `"${key}"`].some(quoted => source.includes(quoted)) ||
  new RegExp(`[{,]\\s*${key.replace(/[^\w]/g, String.raw`\$&`)}:`).test(source)

const textsOfBody = (body: readonly Block[]) => body.flatMap(textsOf)
const marked = (body: readonly Block[], mark: RegExp) =>
  textsOfBody(body).flatMap(text => [...text.matchAll(mark)].map(([, inside = '']) => inside))

describe.each(articles)('$id', ({ title, words, body, see = [] }) => {
  it('quotes only labels of the program', () => {
    expect([...marked(body, /「([^」]+)」/gu)].filter(label => !literals.has(label))).toEqual([])
  })

  it('names only keys of the program', () => {
    const listed = body.flatMap(block =>
      typeof block === 'object' && 'keys' in block ? block.keys.flatMap(([keys]) => keys) : [],
    )
    expect([...marked(body, /［([^］]+)］/gu), ...listed].filter(key => !isKey(key))).toEqual([])
  })

  it('has a title, other words for the search, and articles to read next that exist', () => {
    expect(title.length * words.length * body.length).toBeGreaterThan(0)
    expect(see.filter(id => articleOf(id) === undefined)).toEqual([])
  })
})

const shown = [...articles.flatMap(({ body }) => body), ...sections.flatMap(({ blocks }) => blocks)].flatMap(block =>
  typeof block === 'object' && 'picture' in block ? [block.picture] : [],
)

describe('the pictures', () => {
  const folder = 'renderer/features/guide/pictures'

  it('are those that the script takes, each once', () => {
    expect([...shown].sort()).toEqual(guidePictures.map(({ name }) => name).sort())
    expect(readdirSync(folder).sort()).toEqual(guidePictures.map(({ name }) => `${name}.webp`).sort())
  })

  it.each(guidePictures)('$name is small', ({ name }) => {
    expect(statSync(path.join(folder, `${name}.webp`)).size).toBeLessThan(60 * 1024)
  })
})

describe('the pages', () => {
  it.each(placedArticles)('%s leads to a page of the program', id => {
    expect(articleOf(id)).toBeDefined()
    expect(routeOf((placeOf(id) ?? '').replace(/\?.*/u, ''))?.path).toEqual(expect.stringMatching(/^\//))
  })

  it.each(routes.map(({ path: route }) => route))('%s has an article for F1', route => {
    expect(articleOf(articleOfRoute({ path: route }) ?? '')?.id).toEqual(expect.any(String))
  })
})
