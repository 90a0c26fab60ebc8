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
} as const
`

const reader = `import { text } from './text'

const words = text.aliased
const { taken, group } = text
const say = (...all: unknown[]) => all

export const list = (kind: 'a' | 'b') =>
  say(text.plain, words.one, text.kinds[kind], Object.entries(text.columns), taken, group.inner, text.formatted(2))
`

describe('build/unused-texts.mjs', () => {
  it(
    'finds unused entries, also where tables are read through aliases, by computed keys or as a whole',
    () => {
      const root = makeProject({ 'renderer/screens/text.ts': table, 'renderer/screens/list.ts': reader })
      const { code, output } = run('build/unused-texts.mjs', [root])
      expect(output.trim().split('\n')).toEqual([
        '4 unused texts',
        'renderer/screens/text.ts text.aliased.left',
        'renderer/screens/text.ts text.group.unread',
        'renderer/screens/text.ts text.dead',
        'renderer/screens/text.ts text.deadGroup.never',
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
