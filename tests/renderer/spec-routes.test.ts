/** The route table has every address of SPEC §2, in its layout. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type RouteRow, routes } from '../../renderer/routes'

const specification = readFileSync('docs/specification.md', 'utf8')
const section = (title: string): string => {
  const after = specification.split(`\n${title}\n`)[1] ?? ''
  return after.split(/\n#{2,3} /)[0] ?? ''
}
/** `/homework-create/routine/{step}` in the syntax of the router. */
const pathOf = (written: string): string => written.replace(/\{(\w+)\}/g, ':$1')

const inMainLayout = [...section('### Routes in the main layout').matchAll(/^\| [^|]*\| `([^`]+)`/gm)].map(
  ([, path]) => `/admin${pathOf(path ?? '')}`,
)
const layouts = section('### Routing rules')
const listed = (layout: string): string[] => {
  const cells = new RegExp(`^\\| ${layout} \\| ([^|]*)\\|`, 'm').exec(layouts)?.[1] ?? ''
  return [...cells.matchAll(/`([^`]+)`/g)].map(([, path]) => pathOf(path ?? ''))
}

describe('the routes of the specification (SPEC §2)', () => {
  it('are read from its tables', () => {
    expect(inMainLayout).toHaveLength(38)
    expect(listed('Auth')).toEqual(['/login', '/forget'])
    expect(listed('None')).toEqual(['/integral-ranking-export', '/studentmanual'])
  })

  it.each([
    ['main', inMainLayout],
    ['auth', listed('Auth')],
    ['bare', listed('None')],
  ] as const)('are all there in the layout %s', (layout, paths) => {
    const built = (routes as readonly RouteRow[]).filter(row => row.layout === layout).map(({ path }) => path)
    expect(paths.filter(path => !built.includes(path))).toEqual([])
  })
})
