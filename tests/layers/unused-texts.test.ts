/** No text table has an entry that no code uses. */
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeProject, repository } from './sample-project'

const { unusedTexts } = (await import(path.join(repository, 'build/unused-texts.mjs'))) as {
  unusedTexts(root: string, projects: string[]): string[]
}

const unusedIn = (root: string) => unusedTexts(root, ['main/tsconfig.json', 'renderer/tsconfig.json'])

const table = `export const text = {
  plain: 'あ',
  aliased: { one: 'い', left: 'う' },
  kinds: { a: 'え', b: 'お' },
  columns: { x: 'か', y: { z: 'き' } },
  taken: 'く',
  group: { inner: 'け', unread: 'こ' },
  dead: 'さ',
  deadGroup: { never: 'し' },
  formatted: (count: number) => \`\${count}件\`,
  unformatted: (count: number) => \`\${count}人\`,
  rest: { head: 'す', tail: 'せ', unsaid: 'そ' },
  whole: { all: 'た' },
  parts: { used: 'ち' },
  far: { away: 'つ', lost: 'て' },
} as const
`

const reader = `import { text } from './text'

const words = text.aliased
const { taken, group } = text
const { head, ...others } = text.rest
const { ...every } = text.whole
const say = (...all: unknown[]) => all

export const list = (kind: 'a' | 'b') =>
  say(text.plain, words.one, text.kinds[kind], Object.entries(text.columns), taken, group.inner, text.formatted(2),
    head, others.tail, every, { ...text.parts })
`

const passedOn = "export { text as labels } from './text'\n"

const farReader = `import { labels as names } from './passed-on'

const near = names.far
const nearer = near

export const away = nearer.away
`

describe('build/unused-texts.mjs', () => {
  it('finds unused entries, also where tables are read through aliases, by computed keys, as a whole or as a rest', () => {
    const root = makeProject({
      'renderer/screens/text.ts': table,
      'renderer/screens/list.ts': reader,
      'renderer/screens/passed-on.ts': passedOn,
      'renderer/screens/far.ts': farReader,
    })
    expect(unusedIn(root)).toEqual([
      'renderer/screens/text.ts text.aliased.left',
      'renderer/screens/text.ts text.group.unread',
      'renderer/screens/text.ts text.dead',
      'renderer/screens/text.ts text.deadGroup.never',
      'renderer/screens/text.ts text.unformatted',
      'renderer/screens/text.ts text.rest.unsaid',
      'renderer/screens/text.ts text.far.lost',
    ])
  })

  it('finds none in this repository', () => expect(unusedIn(repository)).toEqual([]))
})
