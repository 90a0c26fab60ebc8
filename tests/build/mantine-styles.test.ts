/** The list of Mantine's style sheets against the components of a bundle. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { repository } from '../layers/sample-project'

const { compareStyles } = (await import(pathToFileURL(path.join(repository, 'build/mantine-styles.mjs')).href)) as {
  compareStyles(css: string, modules: Iterable<string>): { missing: string[]; unused: string[] }
}

const general = ['baseline', 'default-css-variables', 'global']
const importOf = (name: string) => `@import "@mantine/core/styles/${name}.layer.css";\n`
const listed = (...names: string[]) => [...general, ...names].map(importOf).join('')
const moduleOf = (name: string) => `/app/node_modules/@mantine/core/esm/components/${name}/${name}.module.mjs`

it('a list of exactly the used components is right, whatever else the bundle has', () => {
  const others = ['/app/renderer/ui/Button.module.css', '/app/node_modules/@mantine/core/esm/components/Box/Box.mjs']
  expect(compareStyles(listed('Button', 'Menu'), [moduleOf('Button'), moduleOf('Menu'), ...others])).toEqual({
    missing: [],
    unused: [],
  })
})

it('a used component that is not listed is missing, on Windows too', () => {
  const windows = 'C:\\app\\node_modules\\@mantine\\core\\esm\\components\\Tabs\\Tabs.module.mjs'
  expect(compareStyles(listed('Button'), [moduleOf('Button'), windows])).toEqual({ missing: ['Tabs'], unused: [] })
})

it('a listed component that nobody uses is found, and so is a general sheet that is not listed', () => {
  expect(compareStyles(listed('Button'), [])).toEqual({ missing: [], unused: ['Button'] })
  expect(compareStyles('', []).missing).toEqual(general)
})

it('the program’s list has the order of Mantine’s own file, in which later sheets win', () => {
  const folder = path.join(repository, 'node_modules/@mantine/core/styles')
  const whole = readFileSync(path.join(folder, '../styles.layer.css'), 'utf8')
  const list = readFileSync(path.join(repository, 'renderer/app/mantine.css'), 'utf8')
  const names = [...list.matchAll(/styles\/([\w-]+)\.layer\.css/g)].map(([, name = '']) => name)
  const components = names.slice(general.length)
  expect(names.slice(0, general.length)).toEqual(general)
  expect(components.length).toBeGreaterThan(30)
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(names.map(name => `${name}.layer.css`)))
  const firstClass = (name: string) =>
    /\.m_\w+/.exec(readFileSync(path.join(folder, `${name}.layer.css`), 'utf8'))?.[0] ?? `no class in ${name}`
  const places = components.map(name => whole.indexOf(firstClass(name)))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
