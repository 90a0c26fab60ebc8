/** What the bundles change of the packages that they hold. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { home } from '../layers/house'

interface Plugin {
  transform: { filter: { id: RegExp }; handler(code: string): { code: string } }
}

it('no deprecated Buffer is left where exceljs writes', async () => {
  const file = path.join(home, 'node_modules/archiver-utils/index.js')
  const bundles = (await import(pathToFileURL(path.join(home, 'build/bundles.mjs')).href)) as {
    main: { plugins: Plugin[] }
  }
  const [plugin] = bundles.main.plugins.filter(({ transform }) => transform.filter.id.test(file.replaceAll('\\', '/')))
  const given = readFileSync(file, 'utf8')
  expect(given).toContain('new Buffer(')
  expect(plugin?.transform.handler(given).code).not.toContain('new Buffer(')
})
