/** No text table has an entry that no code uses. */
import { describe, expect, it } from 'vitest'
import { makeProject, repository, run } from './sample-project'

const timeout = 120_000

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
  it(
    'finds unused entries, also where tables are read through aliases, by computed keys, as a whole or as a rest',
    () => {
      const root = makeProject({
        'renderer/screens/text.ts': table,
        'renderer/screens/list.ts': reader,
        'renderer/screens/passed-on.ts': passedOn,
        'renderer/screens/far.ts': farReader,
      })
      const { code, output } = run('build/unused-texts.mjs', [root])
      expect(output.trim().split('\n')).toEqual([
        '7 unused texts',
        'renderer/screens/text.ts text.aliased.left',
        'renderer/screens/text.ts text.group.unread',
        'renderer/screens/text.ts text.dead',
        'renderer/screens/text.ts text.deadGroup.never',
        'renderer/screens/text.ts text.unformatted',
        'renderer/screens/text.ts text.rest.unsaid',
        'renderer/screens/text.ts text.far.lost',
      ])
      expect(code).toBe(1)
    },
    timeout,
  )

  it(
    'finds none in this repository',
    () => expect(run('build/unused-texts.mjs', [repository])).toEqual({ code: 0, output: '0 unused texts\n' }),
    timeout,
  )
})
